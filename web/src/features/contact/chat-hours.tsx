import { LIVE_CHAT, LIVE_CHAT_HOURS } from "@mealwright/schema/constants/support";
import { useEffect, useState } from "react";
import { type LocalHours, localHours } from "../../lib/office-hours.ts";

/** The chat's hours as they are promised, and on the reader's own clock once there is one. */
export function ChatHours() {
  const [local, setLocal] = useState<(LocalHours & { readonly zone: string }) | null>(null);
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    setLocal({ ...localHours(LIVE_CHAT, zone, new Date()), zone });
  }, []);
  return (
    <>
      <p className="mt-1 text-ink-soft">{LIVE_CHAT_HOURS}</p>
      {/* The line keeps its height, so that nothing moves when it is filled. */}
      <p className="mt-1 min-h-12 text-[0.94rem] text-ink-soft">
        {local === null ? null : (
          <>
            {local.text} where you are ({zoneName(local.zone)}): {local.isOpen ? "open now." : "closed now."}
          </>
        )}
      </p>
    </>
  );
}

/** "New York" of "America/New_York". */
function zoneName(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}
