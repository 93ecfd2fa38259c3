import type { Session } from "@mealwright/schema/contract/user";
import { formatMoment } from "@mealwright/schema/rules/text/date-text";
import { useRef, useState } from "react";
import { useCall } from "../../../api/hooks/use-call.ts";
import { useSending } from "../../../api/hooks/use-sending.ts";
import { endAllSessions, endSession } from "../../../api/user.ts";
import { Button } from "../../../components/button.tsx";
import { Chip } from "../../../components/chip.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { FailedNotice } from "../../../components/failed-notice.tsx";
import { Notice } from "../../../components/notice.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { focusWhenDrawn } from "../../../lib/focus/focus-when-drawn.ts";
import { deviceName } from "./device-name.ts";

/** Where the account is signed in, with a way to end each of them or all. */
export function SessionsList() {
  const { data, error, retry } = useCall("sessions");
  const { outcome, sending, run } = useSending();
  const [asking, setAsking] = useState(false);
  const block = useRef<HTMLDivElement>(null);

  const end = (id: string) =>
    run(async () => {
      await endSession(id);
      // The pressed button disappears with its line.
      focusWhenDrawn(() => block.current);
      return "That device is signed out.";
    });
  const endAll = () =>
    run(async () => {
      try {
        await endAllSessions();
      } catch (error) {
        // Not when it worked: the page is being left, and closing would call that off.
        setAsking(false);
        throw error;
      }
      return null;
    });

  if (error !== undefined) return <FailedNotice onRetry={retry}>Your devices could not be loaded.</FailedNotice>;
  if (data === undefined) return <Skeleton className="h-32" />;
  return (
    <div ref={block} tabIndex={-1} className="grid gap-4">
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} disabled={sending} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Sign out everywhere?">
        <p>Every device is signed out, including this one. Your plans and lists stay as they are.</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setAsking(false)}>
            Stay signed in
          </Button>
          <Button inactive={sending} onClick={() => void endAll()}>
            Sign out everywhere
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly disabled: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, disabled, onEnd }: SessionRowProps) {
  const name = deviceName(session.userAgent);
  const seen = formatMoment(session.lastSeenAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {session.current ? <Chip>This device</Chip> : null}
        </p>
        <p className="text-small text-ink-soft">
          Last used {seen} · signed in {formatMoment(session.createdAt)}
        </p>
      </div>
      {session.current ? null : (
        <Button
          variant="quiet"
          size="small"
          inactive={disabled}
          aria-label={`Sign out ${name}, last used ${seen}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
