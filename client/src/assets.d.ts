// Files that esbuild bundles: a style sheet has no value, any other file is its address.
declare module "*.css";
declare module "*.svg" {
  const address: string;
  export default address;
}
