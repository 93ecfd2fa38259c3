import type { CallInput, CallReply } from "@mealwright/schema/calls";
import type { ListNews, SharedLine } from "@mealwright/schema/contract/grocery";
import { refetch } from "./transport/cache.ts";
import { pressTime, sendPress } from "./transport/press-time.ts";
import { send } from "./transport/send.ts";
import { write } from "./transport/write.ts";

/** The list behind a link; while it is unchanged the browser answers from its own cache. Throws as `send` does. */
export async function readSharedList(token: string): Promise<CallReply<"sharedList">> {
  return send("sharedList", { params: { token } });
}

/** A press on a line of a list behind a link. */
export interface SharedPress {
  readonly line: Pick<SharedLine, "foodId" | "packs">;
  readonly checked: boolean;
  /** By this device's clock. */
  readonly pressedAt: number;
  readonly by: string;
}

/** A press that is made now. */
export function pressNow(line: SharedPress["line"], checked: boolean, by: string): SharedPress {
  return { line, checked, pressedAt: pressTime(), by };
}

/** Sends a press. Throws as `send` does. */
export async function sendSharedPress(token: string, { line, checked, pressedAt, by }: SharedPress): Promise<void> {
  const packs = line.packs.map(({ count, gramsEach }) => ({ count, gramsEach }));
  await sendPress(pressedAt, (times) => {
    const press: CallInput<"tickSharedLine"> = { item: line.foodId, checked, packs, ...times };
    return write("tickSharedLine", { params: { token }, body: by === "" ? press : { ...press, by } });
  });
}

/**
 * Creates a link to the list of a plan's week and replaces any other. Returns it: the server reveals it only this once.
 */
export async function shareList(planId: string): Promise<string> {
  return (await write("shareList", { params: { id: planId } })).url;
}

/** Revokes the link. */
export async function unshareList(planId: string): Promise<void> {
  await write("unshareList", { params: { id: planId } });
}

/** The version of the list of the user's own plan, to notice other people's ticks. */
export async function readListNews(planId: string): Promise<ListNews> {
  return send("listNews", { params: { id: planId } });
}

/** Fetches the plans on screen again: somebody else has changed their list. */
export async function refreshLists(): Promise<void> {
  await refetch(["activeMealPlan", "mealPlan"]);
}
