import { LIVE_CHAT, LIVE_CHAT_HOURS } from "@mealwright/schema/constants/support";
import { useEffect, useState } from "react";
import { Chip } from "../../components/chip.tsx";
import { nextTask } from "../../lib/next-task.ts";
import { type LocalHours, localHours } from "./office-hours.ts";

const MINUTE_MS = 60_000;

/** The chat's hours as promised, and in the reader's own time zone once that is known. */
export function ChatHours() {
  const [local, setLocal] = useState<LocalHours | null>(null);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const hours = await readHere();
      if (isHere) setLocal(hours);
    };
    void look();
    const timer = window.setInterval(look, MINUTE_MS);
    return () => {
      isHere = false;
      window.clearInterval(timer);
    };
  }, []);
  return (
    <>
      {/* Both lines keep their height, so that nothing moves when they are filled. */}
      <p className="mt-1 flex min-h-7 flex-wrap items-center gap-x-3">
        {LIVE_CHAT_HOURS}
        {local === null ? null : (
          <Chip tone={local.isOpen ? "sage" : "outline"}>{local.isOpen ? "Open now" : "Closed now"}</Chip>
        )}
      </p>
      <p className="min-h-6 text-small text-ink-soft">{local === null ? null : `${local.text} on your clock`}</p>
    </>
  );
}

/** The hours in this browser's time zone; null if it does not know the zone. */
async function readHere(): Promise<LocalHours | null> {
  try {
    await nextTask();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await nextTask();
    return await localHours(LIVE_CHAT, zone, new Date());
  } catch {
    return null;
  }
}
