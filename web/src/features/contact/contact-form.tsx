import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_SUBJECT_MAX_LENGTH } from "@mealwright/schema/constants/limits";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import { NAME_MAX_LENGTH } from "@mealwright/schema/constants/questionnaire";
import {
  CONTACT_CATEGORIES,
  type ContactCategory,
  DEFAULT_CONTACT_CATEGORY,
  SUPPORT_EMAIL,
} from "@mealwright/schema/constants/support";
import type { User } from "@mealwright/schema/contract/user";
import { type FormEvent, useState } from "react";
import { serverText } from "../../api/http-error.ts";
import { send } from "../../api/send.ts";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { SelectField, TextArea, TextField } from "../../components/text-field.tsx";
import { focusFirstInvalid } from "../../lib/focus-first-invalid.ts";
import { mailtoAddress } from "../../lib/mailto.ts";
import { type ContactErrors, type ContactValues, missingFields, refusedFields } from "./contact-checks.ts";

const CATEGORY_TEXTS: Readonly<Record<ContactCategory, string>> = {
  general: "General",
  technical: "Technical",
  billing: "Billing",
  nutrition: "Nutrition",
  feedback: "Feedback",
  partnership: "Partnership",
};

/** `byMail`: the message can be sent in another way. */
type Outcome = { readonly tone: "good" | "bad"; readonly text: string; readonly byMail?: boolean } | null;

/** A message to support; whatever goes wrong, nothing typed is lost. */
export function ContactForm({ user }: { readonly user: User | null }) {
  const [values, setValues] = useState<ContactValues>({
    name: user?.name ?? "",
    email: user?.email ?? "",
    subject: "",
    message: "",
    category: DEFAULT_CONTACT_CATEGORY,
  });
  const [errors, setErrors] = useState<ContactErrors>({});
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [sending, setSending] = useState(false);

  const change = (part: Partial<ContactValues>) => setValues({ ...values, ...part });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const missing = missingFields(values);
    setErrors(missing);
    setOutcome(null);
    if (Object.keys(missing).length > 0) {
      focusFirstInvalid(form);
      return;
    }
    setSending(true);
    try {
      await send("contact", { body: values });
      setOutcome({ tone: "good", text: MESSAGES.contactSent });
      setValues({ ...values, subject: "", message: "" });
    } catch (error) {
      const refused = refusedFields(error);
      setErrors(refused);
      const byMail = Object.keys(refused).length === 0;
      setOutcome({ tone: "bad", text: serverText(error) ?? MESSAGES.somethingWentWrong, byMail });
    }
    setSending(false);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={NAME_MAX_LENGTH}
          value={values.name}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          value={values.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </div>
      <SelectField
        label="Category"
        name="category"
        value={values.category}
        onChange={(event) =>
          change({
            category:
              CONTACT_CATEGORIES.find((category) => category === event.target.value) ?? DEFAULT_CONTACT_CATEGORY,
          })
        }
      >
        {CONTACT_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {CATEGORY_TEXTS[category]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Subject"
        name="subject"
        autoComplete="off"
        required
        maxLength={CONTACT_SUBJECT_MAX_LENGTH}
        value={values.subject}
        error={errors.subject}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <TextArea
        label="Message"
        name="message"
        rows={6}
        required
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        value={values.message}
        error={errors.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      {outcome === null ? null : (
        <Notice tone={outcome.tone}>
          {outcome.text}
          {outcome.byMail === true ? (
            <>
              {" "}
              Nothing you typed is lost.{" "}
              <a
                href={mailtoAddress({ to: SUPPORT_EMAIL, subject: values.subject, body: values.message })}
                className="text-link"
              >
                Send it with your own mail program
              </a>
            </>
          ) : null}
        </Notice>
      )}
      <Button type="submit" size="large" disabled={sending} className="justify-self-start">
        {sending ? "Sending…" : "Send message"}
      </Button>
    </form>
  );
}
