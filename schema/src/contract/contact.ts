import * as z from "zod";
import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_SUBJECT_MAX_LENGTH } from "../constants/limits.ts";
import { CONTACT_CATEGORIES, DEFAULT_CONTACT_CATEGORY } from "../constants/support.ts";
import { emailField, nameField, requiredText } from "./shared/fields.ts";

export const contactBody = z.object({
  name: nameField,
  email: emailField,
  subject: requiredText("Subject", CONTACT_SUBJECT_MAX_LENGTH),
  message: requiredText("Message", CONTACT_MESSAGE_MAX_LENGTH),
  category: z.enum(CONTACT_CATEGORIES, "Please choose a category.").default(DEFAULT_CONTACT_CATEGORY),
});
