import {
  COOK_BELL_BEEPS,
  COOK_BELL_GAP_SECONDS,
  COOK_BELL_HERTZ,
  COOK_BELL_SECONDS,
} from "@mealwright/schema/constants/timings";

export interface CookBell {
  /** Schedules a ring in the audio system, which keeps time even while the page is suspended. */
  readonly ringIn: (minutes: number) => Ringing;
}

export interface Ringing {
  /** Stops the ring, or cancels it before it starts. */
  readonly stop: () => void;
}

const SILENCE: Ringing = { stop: () => undefined };

/** A kitchen timer's bell. Create it in a press handler: browsers allow sound only after one. Silent where audio is missing. */
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
