// The part of node that tests use. The package @types/node would also put node's globals in the browser code.
declare module "node:test" {
  type Body = () => void | Promise<void>;
  export function test(name: string, body: Body): void;
  export function describe(name: string, body: Body): void;
  export function beforeEach(body: Body): void;
  export function afterEach(body: Body): void;
}

declare module "node:assert/strict" {
  const assert: {
    ok(value: unknown, message?: string): void;
    equal(actual: unknown, expected: unknown, message?: string): void;
    notEqual(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    match(text: string, pattern: RegExp, message?: string): void;
    throws(body: () => unknown, expected?: RegExp): void;
    rejects(body: Promise<unknown> | (() => Promise<unknown>), expected?: RegExp): Promise<void>;
  };
  export default assert;
}
