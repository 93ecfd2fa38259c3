import { CONTACT_REPEAT_MS, type ContactCategory, type ContactPriority } from "@mealwright/schema/constants/support";
import { can } from "@mealwright/schema/rules/entitlements";
import type { Deps } from "../../deps.ts";
import type { ContactMessage } from "../../domain/account-ports.ts";
import type { Account } from "../../domain/ports.ts";

export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly category: ContactCategory;
}

/** Nutrition questions of members with nutrition support first, then messages of members with priority support. */
function priorityOf({ tier }: Account, { category }: ContactForm): ContactPriority {
  if (category === "nutrition" && can(tier, "nutrition_support")) return "nutrition";
  return can(tier, "priority_support") ? "member" : "usual";
}

/**
 * Stores a message to support with the priority that its writer's tier gives. Whoever never got our answer sends it
 * again: it is then stored once, and the returned message has the id of the first.
 */
export async function writeToSupport(
  deps: Pick<Deps, "clock" | "chance" | "contact">,
  account: Account | null,
  form: ContactForm,
): Promise<ContactMessage> {
  const now = deps.clock.now();
  const message: ContactMessage = {
    ...form,
    id: deps.chance.newId(),
    userId: account?.id ?? null,
    priority: account === null ? "usual" : priorityOf(account, form),
    createdAt: now,
  };
  const id = await deps.contact.addOnce(message, new Date(now.getTime() - CONTACT_REPEAT_MS));
  return { ...message, id };
}
