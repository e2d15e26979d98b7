import { afterPaint, whenIdle } from "../app/after-paint.ts";
import { settings } from "../app/settings.ts";
import type { Move } from "./moves.ts";

/** Short, dry, quiet sounds, made here and now; each has a visible twin. */

let context: AudioContext | undefined;

function audio(): AudioContext | undefined {
  if (!settings.sound.value || !("AudioContext" in globalThis)) return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/**
 * Makes sounds possible before the first one is needed, because a slow device takes long for that.
 * A browser lets a page sound only after somebody has touched it.
 */
export function readySound(): void {
  if (navigator.userActivation?.hasBeenActive) whenIdle(() => void audio());
}

interface Tone {
  readonly frequency: number;
  readonly at?: number;
  readonly length: number;
  readonly gain: number;
  readonly type?: OscillatorType;
}

function tone(to: AudioContext, { frequency, at = 0, length, gain, type = "sine" }: Tone): void {
  const start = to.currentTime + at;
  const oscillator = to.createOscillator();
  const volume = to.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(frequency, start);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(gain, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(volume).connect(to.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

/** Noise that fades, by its length: the same noise serves every time. */
const noises = new Map<number, AudioBuffer>();

function noise(to: AudioContext, length: number): AudioBuffer {
  let buffer = noises.get(length);
  if (!buffer) {
    const frames = Math.ceil(to.sampleRate * length);
    noises.set(length, (buffer = to.createBuffer(1, frames, to.sampleRate)));
    const data = buffer.getChannelData(0);
    for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  }
  return buffer;
}

/** Filtered noise: paper, or the edge of a stone. */
function rustle(
  to: AudioContext,
  at: number,
  length: number,
  frequency: number,
  gain: number,
): void {
  const start = to.currentTime + at;
  const source = to.createBufferSource();
  const filter = to.createBiquadFilter();
  const volume = to.createGain();
  source.buffer = noise(to, length);
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  volume.gain.value = gain;
  source.connect(filter).connect(volume).connect(to.destination);
  source.start(start);
}

const SOUNDS = {
  stone: (to: AudioContext, at: number) => {
    rustle(to, at, 0.03, 3200, 0.25);
    tone(to, { frequency: 1900, at, length: 0.05, gain: 0.05, type: "triangle" });
  },
  gold: (to: AudioContext, at: number) => {
    tone(to, { frequency: 2637, at, length: 0.35, gain: 0.035 });
    tone(to, { frequency: 3951, at, length: 0.25, gain: 0.02 });
  },
  paper: (to: AudioContext, at: number) => rustle(to, at, 0.14, 1500, 0.12),
  seal: (to: AudioContext, at: number) => {
    tone(to, { frequency: 140, at, length: 0.12, gain: 0.14 });
    rustle(to, at, 0.05, 500, 0.3);
  },
  bell: (to: AudioContext, at: number) => {
    tone(to, { frequency: 880, at, length: 0.9, gain: 0.05 });
    tone(to, { frequency: 1318, at, length: 0.7, gain: 0.03 });
  },
  lowBell: (to: AudioContext, at: number) => {
    tone(to, { frequency: 330, at, length: 1.1, gain: 0.07 });
    tone(to, { frequency: 495, at, length: 0.8, gain: 0.03 });
  },
  knock: (to: AudioContext, at: number) => {
    tone(to, { frequency: 220, at, length: 0.07, gain: 0.12, type: "triangle" });
    tone(to, { frequency: 196, at: at + 0.12, length: 0.07, gain: 0.12, type: "triangle" });
  },
  chord: (to: AudioContext, at: number) => {
    for (const [i, frequency] of [261.6, 329.6, 392, 523.3].entries())
      tone(to, { frequency, at: at + i * 0.05, length: 1.4, gain: 0.045 });
  },
  dull: (to: AudioContext, at: number) =>
    tone(to, { frequency: 160, at, length: 0.06, gain: 0.05 }),
};

export type SoundName = keyof typeof SOUNDS;

/** Sounds after the frame that shows the same: the eye is answered first. */
export function sound(name: SoundName, at = 0): void {
  afterPaint(() => {
    const to = audio();
    if (to) SOUNDS[name](to, at);
  });
}

/** What a movement sounds like. */
export function soundOf(moves: readonly Move[]): void {
  let at = 0;
  for (const move of moves) {
    if (move.kind === "token")
      for (let i = 0; i < move.n; i++, at += 0.07)
        sound(move.colour === "gold" ? "gold" : "stone", at);
    else if (move.kind === "card") sound(move.bought ? "seal" : "paper", at);
    else if (move.kind === "refill") sound("paper", at + 0.15);
    else sound("bell", at + 0.1);
  }
}
