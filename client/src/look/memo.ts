/** A drawing that is made anew only when what it shows has changed. Preact's core has no such thing. */

import { Component, h, type FunctionComponent, type VNode } from "preact";

const same = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, i) => item === other[i]));

export function memo<P extends object>(Drawing: FunctionComponent<P>): (props: P) => VNode {
  class Kept extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const keys = new Set([...Object.keys(this.props), ...Object.keys(next)]);
      return [...keys].some((key) => !same(this.props[key as keyof typeof this.props], next[key as keyof P]));
    }

    override render(props: P): VNode {
      return h(Drawing as FunctionComponent<object>, props);
    }
  }
  return (props) => h(Kept as unknown as FunctionComponent<object>, props);
}
