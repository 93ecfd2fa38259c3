import {
  COOK_BELL_BEEPS,
  COOK_BELL_GAP_SECONDS,
  COOK_BELL_HERTZ,
  COOK_BELL_SECONDS,
} from "@mealwright/schema/constants/timings";

export interface CookBell {
  /** Rings after so many minutes, by the sound hardware's own clock: a page that sleeps meanwhile is not needed for it. */
  readonly ringIn: (minutes: number) => Ringing;
}

export interface Ringing {
  /** Silences it, before its time too. */
  readonly stop: () => void;
}

const SILENCE: Ringing = { stop: () => undefined };

/** A kitchen timer's bell. Made by a press, which is what lets a browser sound at all; silent where it cannot. */
export function createCookBell(): CookBell {
  let context: AudioContext | undefined;
  return {
    ringIn(minutes) {
      if (!("AudioContext" in window)) return SILENCE;
      context ??= new AudioContext();
      void context.resume();
      const beeps = beepsOf(context, minutes * 60);
      return { stop: () => beeps.map((beep) => beep.stop()) };
    },
  };
}

function beepsOf(context: AudioContext, inSeconds: number): readonly OscillatorNode[] {
  return Array.from({ length: COOK_BELL_BEEPS }, (_, index) => {
    const beep = new OscillatorNode(context, { frequency: COOK_BELL_HERTZ });
    const at = context.currentTime + inSeconds + index * COOK_BELL_GAP_SECONDS;
    beep.connect(context.destination);
    beep.start(at);
    beep.stop(at + COOK_BELL_SECONDS);
    return beep;
  });
}
