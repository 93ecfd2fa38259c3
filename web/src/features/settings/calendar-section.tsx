import type { CalendarFeed } from "@mealwright/schema/contract/calendar";
import { formatDay } from "@mealwright/schema/rules/text/date-text";
import { useRef, useState } from "react";
import { makeCalendarFeed, removeCalendarFeed } from "../../api/calendar.ts";
import { useCall } from "../../api/hooks/use-call.ts";
import { useSending } from "../../api/hooks/use-sending.ts";
import { fillPath, PATHS_OF_CALLS } from "../../api/transport/paths-of-calls.ts";
import { Button, buttonClasses } from "../../components/button.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { Notice } from "../../components/notice.tsx";
import { PrivateAddress } from "../../components/private-address.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { MealHoursForm } from "./meal-hours-form.tsx";

/** Meals in the person's own calendar: at an address that it keeps reading, or once, as a file. */
export function CalendarSection() {
  const { data, error, retry } = useCall("calendarFeed");
  if (error !== undefined) return <FailedNotice onRetry={retry}>Your calendar could not be loaded.</FailedNotice>;
  if (data === undefined) return <Skeleton className="h-64" />;
  return (
    <div className="grid gap-8">
      <FeedAddress since={data.since} />
      <MealHoursForm hours={data.hours} />
      <PlanFile />
    </div>
  );
}

function FeedAddress({ since }: Pick<CalendarFeed, "since">) {
  const { outcome, sending, run } = useSending();
  const [url, setUrl] = useState<string | null>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  const make = () =>
    run(async () => {
      setUrl(await makeCalendarFeed());
      return null;
    });
  const remove = () =>
    run(async () => {
      await removeCalendarFeed();
      // The pressed button disappears.
      makeButton.current?.focus();
      setUrl(null);
      return "The address no longer works.";
    });
  return (
    <div className="grid gap-4">
      <p>
        {since === null
          ? "Give your calendar a private address, and it shows your meals, follows every swap, and reminds you the evening before when something has to be soaked or thawed."
          : `Calendars have been able to read your meals since ${formatDay(since)}. Anyone with the address sees your meals and their recipes, nothing else about you.`}
      </p>
      {url === null ? null : (
        <PrivateAddress
          label="Your private address"
          help="Paste it where your calendar adds a calendar by address (URL). It is shown only now."
          url={url}
        >
          <a href={url.replace(/^https?:/, "webcal:")} className="text-link">
            Open in my calendar app
          </a>
        </PrivateAddress>
      )}
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button ref={makeButton} variant="secondary" inactive={sending} onClick={() => void make()}>
          {since === null ? "Create a private address" : "Create a new address"}
        </Button>
        {since === null ? null : (
          <Button variant="quiet" inactive={sending} onClick={() => void remove()}>
            Stop sharing
          </Button>
        )}
      </div>
      {since === null || url !== null ? null : (
        <p className="text-small text-ink-soft">
          We keep no copy of the address. If you have lost it, create a new one: the old one stops working.
        </p>
      )}
    </div>
  );
}

/** The newest plan as a file, for calendars that cannot read addresses. */
function PlanFile() {
  const { data } = useCall("mealPlans");
  const [newest] = data ?? [];
  if (newest === undefined) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <p>Or download your newest plan once, as a file. It does not follow later swaps.</p>
      <a
        href={fillPath(PATHS_OF_CALLS.mealPlanCalendar.path, { id: newest.id })}
        download
        className={buttonClasses("secondary", "medium", undefined)}
      >
        Download calendar file
      </a>
    </div>
  );
}
