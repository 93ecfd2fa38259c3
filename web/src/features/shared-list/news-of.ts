import { SOMEBODY } from "@mealwright/schema/constants/grocery";
import type { SharedList } from "@mealwright/schema/contract/grocery";

/** "Ada checked off milk", for a new press by somebody else; null if there is nothing to say. */
export function newsOf(
  { owner, lines, lastPress }: Pick<SharedList, "owner" | "lines" | "lastPress">,
  seenAt: number | null,
  name: string,
  own: ReadonlyMap<string, boolean>,
): string | null {
  if (lastPress === null || seenAt === null || lastPress.at <= seenAt) return null;
  const { item, checked, by } = lastPress;
  const isOwn = by === (name === "" ? SOMEBODY : name) && own.get(item) === checked;
  const line = lines.find(({ foodId }) => foodId === item);
  if (isOwn || line === undefined) return null;
  return `${by ?? owner} ${checked ? "checked off" : "unchecked"} ${line.name}`;
}
