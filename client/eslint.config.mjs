// What tsc does not see. Layout is prettier's; what it cannot break (a long comment or text) is broken by hand.
import eslint from "@eslint/js";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["src/wire.ts", "src/games/*/view.ts"] }, // written by tools/typescript.py
  eslint.configs.recommended,
  tseslint.configs.recommended,
  {
    files: ["public/sw.js"],
    languageOptions: {
      globals: Object.fromEntries(
        ["self", "caches", "location", "fetch", "URL", "Headers", "Response"].map((name) => [name, "readonly"]),
      ),
    },
  },
  {
    languageOptions: { globals: { process: "readonly", console: "readonly" } },
    rules: {
      "@typescript-eslint/no-unused-expressions": ["error", { allowTernary: true }],
      // A drawn path is one word, however long it is.
      "max-len": ["error", { code: 120, ignoreTemplateLiterals: true, ignorePattern: '^\\s*d="M' }],
    },
  },
);
