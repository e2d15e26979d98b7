/** Whoever hears a name does not hear its capitals. */
const heard = (name: string): string => name.toLowerCase();

/** Names as they are given; those that several have get a number each, in their order. */
export function numbered(names: readonly string[]): string[] {
  const sounds = names.map(heard);
  const taken = new Set(sounds);
  const next = new Map<string, number>();
  return names.map((name, i) => {
    const sound = sounds[i]!;
    if (name === "" || sounds.indexOf(sound) === sounds.lastIndexOf(sound)) return name;
    let n = (next.get(sound) ?? 0) + 1;
    // somebody may be called just like that
    while (taken.has(`${sound} ${n}`)) n++;
    next.set(sound, n);
    return `${name} ${n}`;
  });
}
