import { useEffect, useState } from "preact/hooks";
import { Sign } from "../../art/stone.tsx";
import { Rich } from "../../i18n/rich.tsx";
import type { TableCtrl } from "../../table/ctrl.ts";
import { Modal } from "../../table/modal.tsx";
import { RuleLink } from "../../table/note.tsx";
import { type GameTexts, gameTexts } from "./game-texts.ts";
import { type LessonGame, isDone } from "./lesson-game.ts";
import { LESSONS, type Lesson } from "./lessons.ts";
import { phraseFor } from "./phrase.ts";
import { finish } from "./progress.ts";

interface CoachProps {
  readonly ctrl: TableCtrl;
  readonly game: LessonGame;
  readonly number: number;
}

function taskOf(ctrl: TableCtrl, game: LessonGame, texts: GameTexts): string {
  const { wanted } = game;
  return wanted === undefined ? "" : texts.task(phraseFor(ctrl.position, wanted));
}

function Intro(props: {
  readonly texts: GameTexts;
  readonly lesson: Lesson;
  readonly number: number;
  readonly task: string;
  readonly onClose: () => void;
}) {
  const { texts, lesson, number, task, onClose } = props;
  const { title, why, how } = texts.lessons[lesson.name];
  return (
    <Modal class="coach-intro" labelledBy="lesson-title" onClose={onClose}>
      <p class="eyebrow">{texts.stepOf(number, LESSONS.length)}</p>
      <h1 id="lesson-title">{title}</h1>
      <p>
        <Rich text={why} />
      </p>
      <p>
        <Rich text={how} />
      </p>
      {task && (
        <p class="coach-task">
          <Rich text={task} />
        </p>
      )}
      <p class="coach-rules">
        {lesson.rules.map((rule) => (
          <RuleLink rule={rule} />
        ))}
      </p>
      <div class="buttons">
        <button type="button" class="btn main" autofocus onClick={onClose}>
          {texts.begin}
        </button>
        <a class="btn quiet" href="#/learn">
          {texts.leave}
        </a>
      </div>
    </Modal>
  );
}

function Next({ texts, number }: { readonly texts: GameTexts; readonly number: number }) {
  if (number < LESSONS.length)
    return (
      <a class="btn main" data-next="" href={`#/learn/game/${number + 1}`}>
        {texts.next}
      </a>
    );
  return (
    <a class="btn main" data-next="" href="#/learn/play">
      {texts.realGame}
    </a>
  );
}

/** The strip above the table: what is asked for, an answer to what was tried, the way on. */
export function Coach({ ctrl, game, number }: CoachProps) {
  const [open, setOpen] = useState(true);
  const texts = gameTexts();
  const { lesson } = game;
  const done = isDone(game.view.value, lesson);
  useEffect(() => {
    if (done && number === LESSONS.length) finish();
  }, [done, number]);
  if (!texts) return <aside class="coach" aria-busy="true" />;
  const text = texts.lessons[lesson.name];
  const task = taskOf(ctrl, game, texts);
  const other = game.other.value;
  return (
    <aside class="coach" data-done={done ? "" : undefined} aria-label={text.title}>
      <p class="coach-text" role="status">
        <b class="coach-step">
          {number}/{LESSONS.length}
        </b>{" "}
        {done ? (
          <>
            <Sign name="check" /> <Rich text={text.after} />
            {number === LESSONS.length && ` ${texts.finished}`}
          </>
        ) : (
          <>
            {other && <span class="coach-other">{texts.other[other]} </span>}
            <Rich text={task} />
          </>
        )}
      </p>
      <div class="buttons">
        {done ? (
          <Next texts={texts} number={number} />
        ) : (
          <>
            <button type="button" class="btn quiet" onClick={() => setOpen(true)}>
              {texts.why}
            </button>
            <button type="button" class="btn quiet" onClick={() => void ctrl.hint()}>
              {texts.showMe}
            </button>
          </>
        )}
      </div>
      {open && (
        <Intro
          texts={texts}
          lesson={lesson}
          number={number}
          task={task}
          onClose={() => setOpen(false)}
        />
      )}
    </aside>
  );
}
