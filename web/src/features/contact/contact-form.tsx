import { NAME_MAX_LENGTH } from "@mealwright/schema/constants/auth/account-fields";
import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_SUBJECT_MAX_LENGTH } from "@mealwright/schema/constants/limits";
import {
  CONTACT_CATEGORIES,
  CONTACT_CATEGORY_TEXTS,
  DEFAULT_CONTACT_CATEGORY,
  SUPPORT_EMAIL,
} from "@mealwright/schema/constants/support";
import type { User } from "@mealwright/schema/contract/user";
import { useEffect } from "react";
import { writeToSupport } from "../../api/contact.ts";
import { useForm } from "../../api/hooks/use-form.ts";
import { Button } from "../../components/button.tsx";
import { FormNotice } from "../../components/form/form-notice.tsx";
import { SelectField, TextArea, TextField } from "../../components/form/text-field.tsx";
import { mailtoAddress } from "../../lib/mailto.ts";
import { type ContactValues, missingFields } from "./contact-checks.ts";

const NOTHING_TYPED: ContactValues = {
  name: "",
  email: "",
  subject: "",
  message: "",
  category: DEFAULT_CONTACT_CATEGORY,
};

/** A message to support; whatever goes wrong, nothing typed is lost. */
export function ContactForm({ user }: { readonly user: User | null }) {
  const {
    values,
    change,
    faults: errors,
    outcome,
    sending,
    submit,
  } = useForm<ContactValues>({
    initial: NOTHING_TYPED,
    check: missingFields,
    async write(sent) {
      await writeToSupport(sent);
      change((typed) => withoutSent(typed, sent));
      return LATE_MESSAGES.contactSent;
    },
  });

  // A member's name and address may arrive after typing has begun: they only fill empty fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the member comes, not when something is typed.
  useEffect(() => {
    if (user !== null) change(({ name, email }) => ({ name: name || user.name, email: email || user.email }));
  }, [user]);

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
            {CONTACT_CATEGORY_TEXTS[category]}
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
        <FormNotice tone={outcome.tone}>
          {outcome.tone === "good" ? <p className="font-semibold">Your message has been sent.</p> : null}
          <p>{outcome.text}</p>
          {outcome.tone === "bad" ? (
            <p className="mt-1">
              Nothing you typed is lost.{" "}
              <a
                href={mailtoAddress({ to: SUPPORT_EMAIL, subject: values.subject, body: values.message }).address}
                className="text-link"
              >
                Send it with your own email app
              </a>
            </p>
          ) : null}
        </FormNotice>
      )}
      <Button type="submit" size="large" inactive={sending} className="justify-self-start">
        {sending ? "Sending…" : "Send message"}
      </Button>
    </form>
  );
}

/** What was typed while the message was on its way stays. */
function withoutSent(values: ContactValues, sent: ContactValues): Partial<ContactValues> {
  return {
    subject: values.subject === sent.subject ? "" : values.subject,
    message: values.message === sent.message ? "" : values.message,
  };
}
