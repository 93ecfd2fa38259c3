import type { ContactCategory } from "@mealwright/schema/constants/support";
import type { Faults } from "../../api/hooks/use-form.ts";

export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly category: ContactCategory;
}

/** The four required fields that are empty (specification §5). */
export function missingFields(values: ContactValues): Faults<ContactValues> {
  return {
    ...(values.name.trim() === "" ? { name: "Please enter your name." } : {}),
    ...(values.email.trim() === "" ? { email: "Please enter your email." } : {}),
    ...(values.subject.trim() === "" ? { subject: "Please enter a subject." } : {}),
    ...(values.message.trim() === "" ? { message: "Please write your message." } : {}),
  };
}
