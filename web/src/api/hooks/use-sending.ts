import { MESSAGES } from "@mealwright/schema/constants/messages";
import { useState } from "react";
import { serverText } from "../transport/http-error.ts";
import type { Outcome } from "./use-form.ts";

interface Sending {
  readonly sending: boolean;
  readonly outcome: Outcome | null;
  /** Runs a write. Returns the text of its success, null for none. */
  readonly run: (write: () => Promise<string | null>) => Promise<void>;
}

/** The state of a write that has no form: a press, and its outcome. */
export function useSending(): Sending {
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return {
    sending,
    outcome,
    async run(write) {
      setSending(true);
      setOutcome(null);
      try {
        const text = await write();
        setOutcome(text === null ? null : { tone: "good", text });
      } catch (error) {
        setOutcome({ tone: "bad", text: serverText(error) ?? MESSAGES.somethingWentWrong });
      } finally {
        setSending(false);
      }
    },
  };
}
