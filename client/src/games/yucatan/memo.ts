/** A drawing that is made anew only when something it is made of has changed. */

import { Component, h, type FunctionComponent, type VNode } from "preact";

export function memo<P extends object>(Drawing: FunctionComponent<P>): (props: P) => VNode {
  class Kept extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const keys = new Set([...Object.keys(this.props), ...Object.keys(next)]);
      return [...keys].some((key) => this.props[key as keyof typeof this.props] !== next[key as keyof P]);
    }

    override render(props: P): VNode {
      return h(Drawing as FunctionComponent<object>, props);
    }
  }
  return (props) => h(Kept as unknown as FunctionComponent<object>, props);
}
