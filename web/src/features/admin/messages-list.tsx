import { MESSAGES } from "@mealwright/schema/constants/messages";
import { CONTACT_CATEGORY_TEXTS, CONTACT_PRIORITY_TEXTS } from "@mealwright/schema/constants/support";
import type { AdminMessage } from "@mealwright/schema/contract/admin";
import { useRef, useState } from "react";
import { answerMessage } from "../../api/admin.ts";
import { usePage } from "../../api/hooks/use-page.ts";
import { isGone, serverText } from "../../api/transport/http-error.ts";
import { Button } from "../../components/button.tsx";
import { Chip } from "../../components/chip.tsx";
import { useToast } from "../../components/toast/toast.tsx";
import { focusWhenDrawn } from "../../lib/focus/focus-when-drawn.ts";
import { mailtoAddress } from "../../lib/mailto.ts";
import { PageFrame, When } from "./page-frame.tsx";

type State = "open" | "answered";

const STATES: readonly { readonly state: State; readonly text: string; readonly empty: string }[] = [
  { state: "open", text: "Waiting", empty: "Nobody is waiting for an answer." },
  { state: "answered", text: "Answered", empty: "No message is marked as answered yet." },
];

/** What people wrote to support: the most urgent first, of those the oldest. */
export function MessagesList() {
  const [shown, setShown] = useState<State>("open");
  const page = usePage("adminMessages", { state: shown });
  const toast = useToast();
  const block = useRef<HTMLDivElement>(null);
  /** Resolves to whether the message was marked. */
  const mark = async ({ id }: AdminMessage, answered: boolean) => {
    toast.forget("answerMessage");
    try {
      await answerMessage(id, answered);
      page.retry();
      // The pressed button disappears with its message.
      focusWhenDrawn(() => block.current);
      return true;
    } catch (error) {
      if (isGone(error)) page.retry();
      toast.show({
        title: serverText(error) ?? MESSAGES.somethingWentWrong,
        tone: "bad",
        failed: "answerMessage",
      });
      return false;
    }
  };
  return (
    <div ref={block} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Which messages</legend>
        {STATES.map(({ state, text }) => (
          <Button
            key={state}
            size="small"
            variant={shown === state ? "primary" : "secondary"}
            aria-pressed={shown === state}
            onClick={() => setShown(state)}
          >
            {text}
          </Button>
        ))}
      </fieldset>
      <PageFrame
        state={page}
        label="Messages"
        empty={STATES.find(({ state }) => state === shown)?.empty ?? ""}
        keyOf={({ id }) => id}
        row={(message) => <MessageRow message={message} onMark={(answered) => mark(message, answered)} />}
      />
    </div>
  );
}

interface MessageRowProps {
  readonly message: AdminMessage;
  readonly onMark: (answered: boolean) => Promise<boolean>;
}

function MessageRow({ message, onMark }: MessageRowProps) {
  const { name, email, subject, category, priority, isMember, createdAt, answeredAt } = message;
  const mark = CONTACT_PRIORITY_TEXTS[priority];
  const [sending, setSending] = useState(false);
  const press = async () => {
    setSending(true);
    // A marked message stays until the list has been fetched again.
    if (!(await onMark(answeredAt === null))) setSending(false);
  };
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {mark === null ? null : <Chip tone="butter">{mark}</Chip>}
        <Chip tone="outline">{CONTACT_CATEGORY_TEXTS[category]}</Chip>
        <span className="text-small text-ink-soft">
          <When at={createdAt} />
          {answeredAt === null ? null : (
            <>
              , answered <When at={answeredAt} />
            </>
          )}
        </span>
      </div>
      <h3 className="text-lead break-words">{subject}</h3>
      <p className="break-words whitespace-pre-wrap">{message.message}</p>
      <p className="text-small break-words text-ink-soft">
        <bdi>{name}</bdi>, {isMember ? "member" : "visitor"},{" "}
        <a
          className="text-link break-all"
          href={mailtoAddress({ to: email, subject: `Re: ${subject}`, body: "" }).address}
        >
          {email}
        </a>
      </p>
      <p>
        <Button size="small" variant="secondary" inactive={sending} onClick={() => void press()}>
          {answeredAt === null ? "Mark as answered" : "Reopen"}
          <span className="sr-only">: {subject}</span>
        </Button>
      </p>
    </article>
  );
}
