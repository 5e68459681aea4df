// Bundles src/main.tsx into ../src/patolli/web/static/. A dynamic import (a game's board) becomes a file of its own.
// `node build.mjs --watch` builds again after each change; pages then load readable code.

import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "..", "src", "patolli", "web", "static");
const place = "<!-- build: styles and scripts, with the hashed names, go here -->";
const watch = process.argv.includes("--watch");

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * The tags for the entry: its style, itself, and what it imports at once, so that the browser fetches all in one go.
 */
function tags(outputs) {
  const url = (path) => `/${relative(target, join(here, path)).replaceAll("\\", "/")}`;
  const [name, entry] = Object.entries(outputs).find(([, output]) => output.entryPoint === "src/main.tsx");
  const fonts = Object.keys(outputs).filter((path) => /^inter-latin-wght-normal-.*\.woff2$/.test(basename(path)));
  const chunks = entry.imports.filter((used) => used.kind === "import-statement");
  return [
    ...fonts.map((path) => `<link rel="preload" href="${url(path)}" as="font" type="font/woff2" crossorigin>`),
    ...(entry.cssBundle ? [`<link rel="stylesheet" href="${url(entry.cssBundle)}">`] : []),
    ...chunks.map((chunk) => `<link rel="modulepreload" href="${url(chunk.path)}">`),
    `<script type="module" src="${url(name)}"></script>`,
  ].join("\n    ");
}

/**
 * Files whose names stay: the service worker, which is told what the page consists of, the manifest and its icon.
 */
async function standing(outputs) {
  const shell = [...tags(outputs).matchAll(/(?:href|src)="([^"]+)"/g)].map(([, url]) => url);
  const entry = shell.find((url) => /main-.*\.js$/.test(url)) ?? "";
  const written = [];
  for (const name of await readdir(join(here, "public"))) {
    const text = (await readFile(join(here, "public", name), "utf8"))
      .replace("__VERSION__", basename(entry, ".js"))
      .replace('"__FILES__"', shell.map((url) => JSON.stringify(url)).join(", "));
    written.push(join(target, name));
    await writeFile(written.at(-1), text);
  }
  return written;
}

/** Write index.html last, in one step: a server that runs meanwhile never shows a page whose files are not there. */
async function finish(result) {
  if (result.errors.length > 0) return;
  const template = await readFile(join(here, "index.html"), "utf8");
  if (!template.includes(place)) throw new Error(`client/index.html has lost its line ${place}`);
  await mkdir(join(target, "assets"), { recursive: true });
  // esbuild puts the styles of dynamic imports in the entry's sheet, and writes them once more beside: not needed.
  const sheet = Object.values(result.metafile.outputs).find((output) => output.entryPoint === "src/main.tsx").cssBundle;
  const files = result.outputFiles.filter(
    ({ path }) => !path.endsWith(".css") || basename(path) === basename(sheet ?? ""),
  );
  for (const file of files) await writeFile(file.path, file.contents);
  const extras = await standing(result.metafile.outputs);
  const page = join(target, "index.html");
  await writeFile(`${page}.new`, template.replace(place, tags(result.metafile.outputs)));
  await rename(`${page}.new`, page);

  const built = new Set([page, ...extras, ...files.map((file) => file.path)]);
  for (const path of await filesBelow(target)) if (!built.has(path)) await rm(path);
  for (const { path, contents } of files) {
    if (!/\.(js|css)$/.test(path)) continue;
    const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
    const gzip = gzipSync(contents, { level: 9 }).length;
    console.log(`${kilobytes(contents.length)} kB ${kilobytes(gzip)} kB gzip  ${relative(target, path)}`);
  }
}

const context = await esbuild.context({
  absWorkingDir: here,
  entryPoints: ["src/main.tsx"],
  outdir: target,
  entryNames: "assets/[name]-[hash]",
  chunkNames: "assets/[name]-[hash]",
  assetNames: "assets/[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "file", ".svg": "text" },
  minify: !watch,
  sourcemap: watch ? "inline" : false,
  legalComments: "none",
  metafile: true,
  write: false,
  logLevel: "warning",
  plugins: [{ name: "finish", setup: (build) => build.onEnd(finish) }],
});

if (watch) {
  await context.watch();
} else {
  await context.rebuild().catch(() => {
    process.exitCode = 1;
  }); // esbuild has told the errors
  await context.dispose();
}
