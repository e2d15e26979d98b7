import type { Level } from "@gemwright/rules";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/i18n.ts";
import { CARD_KEYS } from "./card-keys.ts";
import { Modal } from "./modal.tsx";

const Row = ({ keys, does }: { readonly keys: readonly string[]; readonly does: string }) => (
  <tr>
    <th scope="row">
      {keys.map((key) => (
        <kbd>{key}</kbd>
      ))}
    </th>
    <td>{does}</td>
  </tr>
);

interface Keyboard {
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

/** What is printed on the keys that lie there, as far as the browser knows the keyboard. */
function useLetters(codes: readonly string[]): readonly string[] {
  const [layout, setLayout] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    const { keyboard } = navigator as Navigator & { readonly keyboard?: Keyboard };
    void keyboard?.getLayoutMap().then(setLayout, () => undefined);
  }, []);
  return codes.map((code) => (layout?.get(code) ?? code.slice(-1)).toUpperCase());
}

const CardRow = ({ level }: { readonly level: Level }) => (
  <Row keys={useLetters(CARD_KEYS[level])} does={t().keyCards(level)} />
);

/** The keyboard map. */
export function Help({ onClose }: { readonly onClose: () => void }) {
  const m = t();
  return (
    <Modal class="help" labelledBy="help-title" onClose={onClose}>
      <h1 id="help-title">{m.keyboard}</h1>
      <div class="keys">
        <table>
          <tbody>
            <Row keys={["1", "2", "3", "4", "5"]} does={m.keyGems} />
            <CardRow level={3} />
            <CardRow level={2} />
            <CardRow level={1} />
            <Row keys={[m.shiftKey]} does={m.keyReserve} />
            <Row keys={["7", "8", "9"]} does={m.keyDecks} />
            <Row keys={["H", "1–3"]} does={m.keyReserved} />
            <Row keys={[m.enterKey]} does={m.keyConfirm} />
            <Row keys={["Esc"]} does={m.keyCancel} />
          </tbody>
        </table>
        <table>
          <tbody>
            <Row keys={[m.arrowKeys]} does={m.keyArrows} />
            <Row keys={["L"]} does={m.keyLast} />
            <Row keys={["O"]} does={m.keyOpponents} />
            <Row keys={["N"]} does={m.keyNobles} />
            <Row keys={["P"]} does={m.keyOwn} />
            <Row keys={["I"]} does={m.keyHint} />
            <Row keys={["U"]} does={m.keyUndo} />
            <Row keys={["?"]} does={m.keyHelp} />
          </tbody>
        </table>
      </div>
      <p class="keys-note">{m.keysByPlace}</p>
      <div class="buttons">
        <button type="button" class="btn main" onClick={onClose}>
          {m.close}
        </button>
      </div>
    </Modal>
  );
}
