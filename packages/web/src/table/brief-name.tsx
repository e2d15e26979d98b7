/** As many letters of a name as a phone has room for in a sentence. */
const LETTERS = 12;

/** A name that leaves room for the rest of its sentence. */
export function briefName(name: string): string {
  const letters = [...name];
  if (letters.length <= LETTERS) return name;
  return `${letters
    .slice(0, LETTERS - 1)
    .join("")
    .trimEnd()}…`;
}

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
