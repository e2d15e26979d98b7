/** As many letters of a name as a phone has room for in a sentence. */
const LETTERS = 12;

/** A name and the number behind it, with its space: those who share a name are told apart by it. */
function numberApart(name: string): readonly [word: string, number: string] {
  const number = /\s\d{1,2}$/u.exec(name)?.[0] ?? "";
  return [name.slice(0, name.length - number.length), number];
}

/** A name that leaves room for the rest of its sentence; it keeps its number. */
export function briefName(name: string): string {
  const [word, number] = numberApart(name);
  const letters = [...word];
  const room = LETTERS - number.length;
  if (letters.length <= room) return name;
  return `${letters
    .slice(0, room - 1)
    .join("")
    .trimEnd()}…${number}`;
}

/**
 * A name for bold print in two pieces, where it has a number: on the line of the last turn the
 * first piece gives way to what was done, and the number stays.
 */
export const boldApart = (name: string): string => {
  const [word, number] = numberApart(name);
  return number && word ? `${word}**${number}` : name;
};

/** A sentence with whole names where there is room for them, else with their beginnings. */
export function Brief({ whole, brief }: { readonly whole: string; readonly brief: string }) {
  if (whole === brief) return <>{whole}</>;
  return (
    <span title={whole}>
      <span class="wide">{whole}</span>
      <span class="narrow">
        <span aria-hidden="true">{brief}</span>
        <span class="sr">{whole}</span>
      </span>
    </span>
  );
}
