import { useEffect, useState } from "preact/hooks";
import { nextTurn } from "../app/after-paint.ts";
import { Door } from "../app/door.tsx";
import { Sign } from "../art/stone.tsx";
import { dateWords } from "../i18n/date.ts";
import { t } from "../i18n/i18n.ts";
import { sitterName, sitterNames } from "../play/game.ts";
import type { Resumable, Resumables } from "../play/resumable.ts";
import { mayHoldGames } from "../play/shelf-keys.ts";

/** The shelf comes only where something may lie on it. */
const loadShelf = () => import("../play/shelf.ts");
async function loadResumables(): Promise<Resumables> {
  const { findResumables } = await import("../play/resumable.ts");
  await nextTurn();
  const found = findResumables();
  // each in a turn of its own; the first date takes longest
  await nextTurn();
  dateWords(Date.now());
  await nextTurn();
  return found;
}

const namesOf = (game: Resumable): string => t().listOf(sitterNames(game.others));

const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

function describe(game: Resumable): string {
  const m = t();
  const turn = game.kind === "bots" ? m.yourTurn : m.isChoosing(sitterName(game.toMove));
  // games of one kind are told apart by the time
  const at = game.at > 0 ? dateWords(game.at) : "";
  // lines break between what is told, not within it
  const [names = "", ...more] = m.goOnDetail(namesOf(game), game.round).split(" · ");
  return [names, ...[...more, turn, at].filter(Boolean).map(unbroken)].join("\u00a0· ");
}

/** A game to go on with, or to discard; a discarded one can be fetched back while it is in sight. */
function SavedGame({ game }: { readonly game: Resumable }) {
  const m = t();
  const [putBack, setPutBack] = useState<{ readonly act: () => void }>();
  const discard = async () => {
    const { dropKept } = await loadShelf();
    setPutBack({ act: dropKept(game.id) });
  };
  const restore = () => {
    putBack?.act();
    setPutBack(undefined);
  };
  if (putBack)
    return (
      <div class="kept" data-discarded="">
        <p role="status">{m.discarded(namesOf(game))}</p>
        <button type="button" class="btn quiet" ref={(button) => button?.focus()} onClick={restore}>
          {m.keepIt}
        </button>
      </div>
    );
  return (
    <div class="kept">
      <Door
        sign={game.kind === "pass" ? "pass" : "reserved"}
        title={m.goOn}
        text={describe(game)}
        href={game.href}
        resume
      />
      <button
        type="button"
        class="btn quiet"
        aria-label={m.discardGame(namesOf(game))}
        title={m.discardGame(namesOf(game))}
        onClick={() => void discard()}
      >
        <Sign name="close" />
      </button>
    </div>
  );
}

interface SavedGamesProps {
  /** How many are shown before a way to all of them. */
  readonly atMost?: number;
}

/** The games under way on this device. They are looked at after the page stands. */
export function SavedGames({ atMost = Infinity }: SavedGamesProps) {
  const m = t();
  const [found, setFound] = useState<Resumables>();
  useEffect(() => {
    if (mayHoldGames()) void loadResumables().then(setFound);
  }, []);
  if (!found) return null;
  return (
    <>
      {found.broken && <p class="trouble">{m.savedBroken}</p>}
      {found.games.slice(0, atMost).map((game) => (
        <SavedGame key={game.id} game={game} />
      ))}
      {found.games.length > atMost && (
        <a class="more-games" href="#/games">
          {m.moreGames(found.games.length - atMost)}
        </a>
      )}
    </>
  );
}
