// Files that esbuild bundles: a style sheet has no value, a drawing is its text.
declare module "*.css";
declare module "*.svg" {
  const text: string;
  export default text;
}
