import type { Bot, ClockChoice, OpenRequest } from "@gemwright/protocol";
import { useRef, useState } from "preact/hooks";
import { NameField } from "../app/name-field.tsx";
import { Page } from "../app/page.tsx";
import { goTo } from "../app/route.ts";
import { Choices } from "../app/settings-form.tsx";
import { settings } from "../app/settings.ts";
import { t } from "../i18n/i18n.ts";
import { BOT_LEVELS } from "../i18n/words.ts";
import { api, troubleText } from "../online/api.ts";
import { clockWords } from "../online/clock-words.ts";
import { introduce } from "../online/session.ts";

const CLOCKS: readonly (ClockChoice | null)[] = [
  null,
  { baseS: 300, incrementS: 5 },
  { baseS: 600, incrementS: 10 },
  { baseS: 1200, incrementS: 20 },
  { daysPerTurn: 1 },
];

async function openTable(name: string, request: OpenRequest): Promise<string> {
  const problem = await introduce(name);
  if (problem) return problem;
  const answer = await api.open(request);
  if (!answer.ok) return troubleText(answer.trouble);
  goTo(`/t/${answer.value.table}`);
  return "";
}

interface FriendsPageProps {
  /** Whether everybody is to see the table. */
  readonly open: boolean;
}

/** Opening a table: how many, who, which clock; the link comes next. */
export function FriendsPage({ open }: FriendsPageProps) {
  const m = t();
  const [name, setName] = useState(settings.name.value);
  const [seats, setSeats] = useState("2");
  const [others, setOthers] = useState<readonly ("person" | Bot)[]>(["person", "person", "person"]);
  const [clock, setClock] = useState("0");
  const [start, setStart] = useState<"random" | "host">("random");
  const [listed, setListed] = useState(open);
  const [hideReserved, setHideReserved] = useState(false);
  const [trouble, setTrouble] = useState("");
  const opening = useRef(false);
  const request: OpenRequest = {
    seats: Number(seats) as 2 | 3 | 4,
    bots: others.slice(0, Number(seats) - 1).filter((each) => each !== "person"),
    start,
    clock: CLOCKS[Number(clock)] ?? null,
    listed,
    hideReserved,
  };
  return (
    <Page title={m.friends}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          // pressed twice, it would open two tables and leave one of them behind
          if (opening.current) return;
          opening.current = true;
          void openTable(name, request)
            .then(setTrouble)
            .finally(() => (opening.current = false));
        }}
      >
        <NameField label={m.yourName} value={name} onName={setName} />
        <Choices
          label={m.howMany}
          value={seats}
          options={["2", "3", "4"].map((n) => [n, n] as const)}
          onPick={setSeats}
        />
        <fieldset>
          <legend>{m.freeSeats}</legend>
          {others.slice(0, Number(seats) - 1).map((other, i) => (
            <select
              class="field"
              aria-label={m.seatNumber(i + 2)}
              value={other}
              onChange={(event) => {
                const chosen = event.currentTarget.value as "person" | Bot;
                setOthers(others.map((each, j) => (j === i ? chosen : each)));
              }}
            >
              <option value="person">{m.seatFriend}</option>
              {BOT_LEVELS.map((level) => (
                <option value={level}>{m.bot(m.levelName[level])}</option>
              ))}
            </select>
          ))}
        </fieldset>
        <Choices
          label={m.clock}
          value={clock}
          options={CLOCKS.map((each, i) => [String(i), clockWords(each)] as const)}
          onPick={setClock}
        />
        <Choices
          label={m.firstSeat}
          value={start}
          options={[
            ["random", m.startRandom],
            ["host", m.startHost],
          ]}
          onPick={setStart}
        />
        <label class="switch">
          <input
            type="checkbox"
            role="switch"
            checked={listed}
            onChange={(event) => setListed(event.currentTarget.checked)}
          />
          <span>{m.listed}</span>
        </label>
        <label class="switch">
          <input
            type="checkbox"
            role="switch"
            checked={hideReserved}
            onChange={(event) => setHideReserved(event.currentTarget.checked)}
          />
          <span>{m.hideReserved}</span>
        </label>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" class="btn main">
          {m.openTable}
        </button>
      </form>
    </Page>
  );
}
