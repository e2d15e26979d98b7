import { useEffect, useState } from "preact/hooks";
import { Page } from "../app/page.tsx";
import { Mark, Sign } from "../art/stone.tsx";
import { dateWords } from "../i18n/date.ts";
import { t } from "../i18n/i18n.ts";
import { SavedGames } from "../lobby/saved-games.tsx";
import { SavedTables } from "../lobby/saved-tables.tsx";
import { hasWon, nameIn, resultWords, seatNote } from "../play/outcome.ts";
import { reviewAddress } from "../play/replay-address.ts";
import { downloadRecord } from "./download.ts";
import { type Archive, type Finished, openArchive } from "./finished.ts";
import "../lobby/lobby.css";
import "./archive.css";

function Ranking({ game }: { readonly game: Finished }) {
  return (
    <ul class="finished-seats">
      {game.sitters.map((_, seat) => (
        <li data-won={game.winners.includes(seat) ? "" : undefined}>
          <Mark seat={seat + 1} />
          <span>
            {nameIn(game, seat)}
            {seatNote(game, seat) && <small>{seatNote(game, seat)}</small>}
          </span>
          <b>{game.prestige[seat]}</b>
        </li>
      ))}
    </ul>
  );
}

function Line({ game }: { readonly game: Finished }) {
  const m = t();
  const [restore, setRestore] = useState<{ readonly act: () => void }>();
  const [trouble, setTrouble] = useState(false);
  const levels = new Set(game.sitters.flatMap(({ bot }) => bot ?? []));
  const strengths = m.listOf([...levels].map((level) => m.levelName[level]));
  const kinds = {
    bots: `${m.againstBots} (${strengths})`,
    pass: m.passAndPlay,
    online: m.playedOnline,
  };
  const when = dateWords(game.at);
  const keep = async () => {
    const text = await game.record();
    if (text !== undefined) downloadRecord(text);
    setTrouble(text === undefined);
  };
  if (restore)
    return (
      <li class="finished" data-discarded="">
        <p role="status">{m.discarded(when)}</p>
        <button
          type="button"
          class="btn quiet"
          ref={(button) => button?.focus()}
          onClick={() => {
            restore.act();
            setRestore(undefined);
          }}
        >
          {m.keepIt}
        </button>
      </li>
    );
  return (
    <li class="finished">
      <div class="finished-text">
        <h3>
          {hasWon(game) && <Sign name="laurel" />}
          {resultWords(game)}
        </h3>
        <p>
          <time dateTime={new Date(game.at).toISOString()}>{when}</time> · {kinds[game.kind]}
        </p>
        <Ranking game={game} />
        {trouble && (
          <p class="trouble" role="alert">
            {m.problem.away}
          </p>
        )}
      </div>
      <div class="buttons">
        <a class="btn main" href={game.href} aria-label={`${m.lookThrough}: ${when}`}>
          {m.lookThrough}
        </a>
        <a class="btn quiet" href={reviewAddress(game.href)} aria-label={`${m.review}: ${when}`}>
          {m.review}
        </a>
        <button
          type="button"
          class="btn quiet"
          aria-label={`${m.keepRecord}: ${when}`}
          onClick={() => void keep()}
        >
          {m.keepRecord}
        </button>
        {game.drop && (
          <button
            type="button"
            class="btn quiet"
            aria-label={m.discardGame(when)}
            title={m.discardGame(when)}
            onClick={() => setRestore({ act: game.drop!() })}
          >
            <Sign name="close" />
          </button>
        )}
      </div>
    </li>
  );
}

/** Everything somebody plays and has played: on this device, and at the server's tables. */
export function GamesPage() {
  const m = t();
  const [archive, setArchive] = useState<Archive>({ games: [], away: false });
  useEffect(() => openArchive(setArchive), []);
  return (
    <Page title={m.games}>
      <section class="doors games-under-way" aria-label={m.underWay}>
        <SavedTables />
        <SavedGames />
      </section>
      <section class="archive">
        <h2>{m.finishedGames}</h2>
        {archive.away && <p class="trouble">{m.archiveAway}</p>}
        {archive.games.length === 0 ? (
          <p>{m.noFinished}</p>
        ) : (
          <ol>
            {archive.games.map((game) => (
              <Line key={game.href} game={game} />
            ))}
          </ol>
        )}
      </section>
    </Page>
  );
}
