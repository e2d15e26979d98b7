/** Names as they are given; those that several have get a number each, in their order. */
export function numbered(names: readonly string[]): string[] {
  const taken = new Set(names);
  const next = new Map<string, number>();
  return names.map((name) => {
    if (name === "" || names.indexOf(name) === names.lastIndexOf(name)) return name;
    let n = (next.get(name) ?? 0) + 1;
    // somebody may be called just like that
    while (taken.has(`${name} ${n}`)) n++;
    next.set(name, n);
    return `${name} ${n}`;
  });
}
