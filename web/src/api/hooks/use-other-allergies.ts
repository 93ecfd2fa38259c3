import { TYPING_PAUSE_MS } from "@mealwright/schema/constants/timings";
import type { OtherAllergiesReading } from "@mealwright/schema/contract/preferences";
import { useEffect, useState } from "react";
import { send } from "../transport/send.ts";

interface Known {
  readonly of: string;
  readonly reading: OtherAllergiesReading;
}

/** How the safety gate understands the text beside "Other", soon after it was typed; null while that is unknown. */
export function useOtherAllergies(typed: string): OtherAllergiesReading | null {
  const text = typed.trim();
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    if (text === "") return;
    let isOver = false;
    const timer = window.setTimeout(() => {
      send("readOtherAllergies", { body: { otherAllergies: text } }).then(
        (reading) => {
          if (!isOver) setKnown({ of: text, reading });
        },
        // A failure may stay silent: the plan says it anyway.
        () => {},
      );
    }, TYPING_PAUSE_MS);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [text]);
  return known?.of === text ? known.reading : null;
}
