import { useState } from "preact/hooks";
import { NameInput } from "../app/name-field.tsx";
import { Choices } from "../app/settings-form.tsx";
import { Page } from "../app/page.tsx";
import { settings } from "../app/settings.ts";
import { t } from "../i18n/i18n.ts";
import { cleanName } from "../i18n/marked.ts";
import { newPassGame, startLocal } from "../play/open.ts";

/** Names for two to four people around one device. */
export function PassPage() {
  const m = t();
  const [count, setCount] = useState("2");
  const [names, setNames] = useState<readonly string[]>([settings.name.value, "", "", ""]);
  const seats = Number(count);
  const rename = (seat: number, name: string) =>
    setNames(names.map((each, i) => (i === seat ? name : each)));
  const start = (event: Event) => {
    event.preventDefault();
    const chosen = names.slice(0, seats).map((name, i) => cleanName(name) || m.playerNumber(i + 1));
    startLocal(newPassGame(chosen));
  };
  return (
    <Page title={m.passAndPlay}>
      <form class="form" onSubmit={start}>
        <Choices
          label={m.howMany}
          value={count}
          options={["2", "3", "4"].map((n) => [n, n] as const)}
          onPick={setCount}
        />
        <fieldset>
          <legend>{m.names}</legend>
          {names.slice(0, seats).map((name, i) => (
            <div class="form named">
              <NameInput
                label={m.playerNumber(i + 1)}
                placeholder={m.playerNumber(i + 1)}
                value={name}
                onName={(given) => rename(i, given)}
              />
            </div>
          ))}
        </fieldset>
        <p>{m.drawsStart}</p>
        <button type="submit" class="btn main">
          {m.startGame}
        </button>
      </form>
    </Page>
  );
}
