import { Component, type ComponentChild, type FunctionComponent, h } from "preact";

const same = (a: object, b: object): boolean => {
  const keys = Object.keys(a) as (keyof typeof a)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

/** A component that is drawn again only when one of its properties changes. */
export function memo<P extends object>(view: (props: P) => ComponentChild): FunctionComponent<P> {
  class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !same(this.props, next);
    }
    override render(): ComponentChild {
      return view(this.props);
    }
  }
  return (props: P) => h(Memo, props as never);
}

/** The same, for properties that are made anew each time: drawn again when their key changes. */
export function memoBy<P extends object>(
  keyOf: (props: P) => string,
  view: (props: P) => ComponentChild,
): FunctionComponent<P> {
  class Memo extends Component<P> {
    #key = "";
    override shouldComponentUpdate(next: P): boolean {
      const key = keyOf(next);
      if (this.#key === "") this.#key = keyOf(this.props);
      const changed = key !== this.#key;
      this.#key = key;
      return changed;
    }
    override render(): ComponentChild {
      return view(this.props);
    }
  }
  return (props: P) => h(Memo, props as never);
}
