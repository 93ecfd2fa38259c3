import { NAME_MAX_LENGTH } from "@mealwright/schema/constants/questionnaire";
import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { User } from "@mealwright/schema/contract/user";
import { type FormEvent, useState } from "react";
import { send } from "../../api/send.ts";
import { keyOf, useCache } from "../../api/use-call.ts";
import { Button, LinkButton } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { TextField } from "../../components/text-field.tsx";
import { focusFirstInvalid } from "../../lib/focus-first-invalid.ts";
import { PATHS } from "../../lib/paths.ts";
import { useSending } from "./use-sending.ts";

/** The name, and which tier the account has. */
export function ProfileForm({ user }: { readonly user: User }) {
  const [name, setName] = useState(user.name);
  const { sending, outcome, faults, refuse, run } = useSending();
  const { replace } = useCache();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (name.trim() === "") {
      refuse({ name: "Please enter your name." });
      focusFirstInvalid(form);
      return;
    }
    const saved = await run(async () => {
      await replace<"user">(keyOf("user"), await send("updateProfile", { body: { name: name.trim() } }));
      return "Saved.";
    });
    if (!saved) focusFirstInvalid(form);
  };

  return (
    <div className="grid gap-6">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={NAME_MAX_LENGTH}
          value={name}
          error={faults.name}
          onChange={(event) => setName(event.target.value)}
        />
        {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
        <Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
          {sending ? "Saving…" : "Save name"}
        </Button>
      </form>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sage px-5 py-4">
        <p>
          You have <strong className="font-semibold">{TIER_NAMES[user.tier]}</strong>.
        </p>
        <LinkButton to={PATHS.pricing} variant="secondary" size="small">
          {user.isPremium ? "See all plans" : "See what a paid plan adds"}
        </LinkButton>
      </div>
    </div>
  );
}
