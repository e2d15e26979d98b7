import { type ReadonlySignal, signal } from "@preact/signals";
import type { TableEvent, TableView } from "@gemwright/protocol";
import type { Seat, Viewer } from "@gemwright/rules";
import type { Company, Remark, TakeBack } from "../play/game.ts";
import { type Answer, api, troubleText } from "./api.ts";
import { NextTable } from "./next-table.ts";

const REMARKS_KEPT = 100;
/** A sentence where something was not possible. */
export const whatWentWrong = (answer: Answer<unknown>): string | undefined =>
  answer.ok ? undefined : troubleText(answer.trouble);

/** What people at one of the server's tables say and ask each other. */
export class OnlineCompany implements Company {
  readonly #table: string;
  readonly #viewer: Viewer;
  /** Who the server takes everybody for, seat by seat. */
  readonly #players: readonly (string | null)[];
  readonly #remarks = signal<readonly Remark[]>([]);
  readonly #muted = signal<ReadonlySet<Seat>>(new Set());
  /** Who has sat down where, as the table tells it, and who of all players is not to be heard. */
  readonly #sitting = new Map<Seat, string>();
  readonly #unheard = new Set<string>();
  readonly #takeBack = signal<TakeBack | undefined>(undefined);
  readonly #next = new NextTable();

  constructor({ table, seats }: TableView, viewer: Viewer) {
    this.#table = table;
    this.#viewer = viewer;
    this.#players = seats.map(({ player }) => player);
  }

  get remarks(): ReadonlySignal<readonly Remark[]> {
    return this.#remarks;
  }
  get muted(): ReadonlySignal<ReadonlySet<Seat>> {
    return this.#muted;
  }
  get takeBack(): ReadonlySignal<TakeBack | undefined> {
    return this.#takeBack;
  }
  get rematch(): ReadonlySignal<readonly Seat[]> {
    return this.#next.waiting;
  }
  get next(): ReadonlySignal<string | undefined> {
    return this.#next.begun;
  }

  async say(text: string): Promise<string | undefined> {
    return whatWentWrong(await api.chat(this.#table, text));
  }
  async mute(seat: Seat, muted: boolean): Promise<string | undefined> {
    return whatWentWrong(await api.mute(this.#table, seat + 1, muted));
  }
  async askTakeBack(): Promise<string | undefined> {
    return whatWentWrong(await api.takeBack(this.#table));
  }
  async withdrawTakeBack(): Promise<string | undefined> {
    return whatWentWrong(await api.withdrawTakeBack(this.#table));
  }
  async answerTakeBack(agreed: boolean): Promise<string | undefined> {
    return whatWentWrong(await api.answerTakeBack(this.#table, agreed));
  }

  end(): void {
    this.#next.end();
  }

  /** What an event tells of this; of most it tells nothing. */
  take(event: TableEvent): void {
    switch (event.type) {
      case "sat":
        if (event.player !== null) this.#sitting.set(event.seat - 1, event.player);
        this.#showMuted();
        break;
      case "left":
        this.#leave(event.seat - 1);
        break;
      case "chat":
        if (event.text !== null) this.#hear({ seat: event.seat - 1, text: event.text });
        break;
      case "muted":
        if (event.seat !== null) this.#silence(event.seat - 1, event.muted === true);
        break;
      case "take-back-asked":
        this.#takeBack.value = { seat: event.seat - 1, answered: event.seat - 1 === this.#viewer };
        break;
      case "take-back-answered":
        this.#answered(event.seat - 1, event.agreed);
        break;
      case "away":
        // those who are left would have to be asked anew
        if (event.reason === "resigned") this.#takeBack.value = undefined;
        break;
      case "step":
      case "take-back-withdrawn":
      case "taken-back":
        this.#takeBack.value = undefined;
        break;
      case "rematch":
        this.#next.watch(event, this.#players, this.#viewer);
        break;
      default:
        break;
    }
  }

  #hear(remark: Remark): void {
    this.#remarks.value = [...this.#remarks.value, remark].slice(-REMARKS_KEPT);
  }

  /** What somebody said who has left is not the word of whoever takes the seat. */
  #leave(seat: Seat): void {
    this.#sitting.delete(seat);
    this.#remarks.value = this.#remarks.value.filter((remark) => remark.seat !== seat);
    this.#showMuted();
  }

  #silence(seat: Seat, muted: boolean): void {
    const player = this.#sitting.get(seat);
    if (player === undefined) return;
    if (muted) this.#unheard.add(player);
    else this.#unheard.delete(player);
    this.#showMuted();
  }

  /** People are muted, wherever they sit. */
  #showMuted(): void {
    const seats = [...this.#sitting].filter(([, player]) => this.#unheard.has(player));
    this.#muted.value = new Set(seats.map(([seat]) => seat));
  }

  /** One refusal ends the question; the viewer's own answer ends it for the viewer. */
  #answered(seat: Seat, agreed: boolean): void {
    const asked = this.#takeBack.value;
    if (!agreed)
      this.#takeBack.value =
        asked?.seat === this.#viewer ? { ...asked, declinedBy: seat } : undefined;
    else if (asked)
      this.#takeBack.value = {
        ...asked,
        answered: asked.answered || seat === this.#viewer,
        agreed: true,
      };
  }
}
