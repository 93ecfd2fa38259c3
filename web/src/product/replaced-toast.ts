import { MESSAGES } from "@mealwright/schema/constants/messages";

interface ReplacedToast {
  readonly title: string;
  readonly tone: "good";
  readonly undo: () => void;
}

interface Replaced {
  /** The name of what was replaced, for the toast that says it is back. */
  readonly name: string;
  /** The call that puts it back. */
  readonly putBack: () => Promise<void>;
  readonly say: (said: { readonly title: string; readonly tone: "good" }) => void;
  readonly onRefused: (error: unknown) => void;
}

/** The toast of a replaced meal or side, with an undo. */
export function replacedToast({ name, putBack, say, onRefused }: Replaced): ReplacedToast {
  const undo = () => void putBack().then(() => say({ title: `${name} is back.`, tone: "good" }), onRefused);
  return { title: MESSAGES.mealUpdated, tone: "good", undo };
}
