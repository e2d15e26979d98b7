import { t } from "../i18n/i18n.ts";
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
            <Row keys={["Q", "W", "E", "R"]} does={m.keyCards(3)} />
            <Row keys={["A", "S", "D", "F"]} does={m.keyCards(2)} />
            <Row keys={["Z", "X", "C", "V"]} does={m.keyCards(1)} />
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
      <div class="buttons">
        <button type="button" class="btn main" onClick={onClose}>
          {m.close}
        </button>
      </div>
    </Modal>
  );
}
