import type { ContactCategory } from "@mealwright/schema/constants/support";
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

/** Stores a message to support; one from a member with priority support is marked. */
export async function writeToSupport(
  deps: Pick<Deps, "clock" | "chance" | "contact">,
  account: Account | null,
  form: ContactForm,
): Promise<ContactMessage> {
  const message: ContactMessage = {
    ...form,
    id: deps.chance.newId(),
    userId: account?.id ?? null,
    isPriority: account !== null && can(account.tier, "priority_support"),
    createdAt: deps.clock.now(),
  };
  await deps.contact.add(message);
  return message;
}
