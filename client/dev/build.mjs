// Bundles the development pages of this folder into ../../build/dev/, which is not shipped: `node dev/build.mjs`,
// then open build/dev/tikal.html?state=selected (watch, idle, selected, refused, lay, ghost, auction, take, crowd)
// through any file server. &theme=dark, &lang=ru, &motion=none and &box=<viewBox> change how it is shown.

import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "..", "..", "build", "dev");

await mkdir(target, { recursive: true });
await esbuild.build({
  absWorkingDir: here,
  entryPoints: ["tikal.tsx"],
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
await copyFile(join(here, "tikal.html"), join(target, "tikal.html"));
