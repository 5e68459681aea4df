// Bundles the development pages of this folder into ../../build/dev/, which is not shipped: `node dev/build.mjs`,
// then open build/dev/tikal.html?state=selected (watch, idle, selected, refused, lay, ghost, auction, take, crowd)
// through any file server. &theme=dark, &lang=ru, &motion=none and &box=<viewBox> change how it is shown.
// tzolkin.html?seats=4&state=ChooseTurn-late shows positions that tzolkin_positions.py has written, and
// yucatan.html?seats=4&state=MoveArmy-2 or &film=played-2-9 those of yucatan_positions.py;
// tawantinsuyu.html?seats=3&state=TakeTurn-late (seats=1: alone) those of tawantinsuyu_positions.py.

import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const PAGES = ["tikal", "tzolkin", "yucatan", "tawantinsuyu"];
const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "..", "..", "build", "dev");

await mkdir(target, { recursive: true });
await esbuild.build({
  absWorkingDir: here,
  entryPoints: PAGES.map((page) => `${page}.tsx`),
  outdir: target,
  bundle: true,
  format: "esm",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "file", ".svg": "text" },
  sourcemap: "inline",
  logLevel: "warning",
});
for (const page of PAGES) await copyFile(join(here, `${page}.html`), join(target, `${page}.html`));
