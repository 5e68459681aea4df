// Bundles the development page of this folder into ../../build/dev/, which is not shipped: `node dev/build.mjs`.
// `python client/dev/positions.py GAME [SEATS] [SEED] [OPTION=VALUE …]` plays a match and writes what it looked like;
// then build/dev/board.html?game=GAME&seats=SEATS&state=QUESTION shows one of its positions through any file server;
// &film=PLY, with run() in the console, what was told between two questions. &theme=dark, &lang=ru, &motion=none
// and &box=<viewBox> change how it is shown.

import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "..", "..", "build", "dev");

await mkdir(target, { recursive: true });
await esbuild.build({
  absWorkingDir: here,
  entryPoints: ["board.tsx"],
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
await copyFile(join(here, "board.html"), join(target, "board.html"));
