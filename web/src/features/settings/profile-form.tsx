import { NAME_MAX_LENGTH } from "@mealwright/schema/constants/auth/account-fields";
import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { User } from "@mealwright/schema/contract/user";
import { useForm } from "../../api/hooks/use-form.ts";
import { saveName } from "../../api/user.ts";
import { Button, LinkButton } from "../../components/button.tsx";
import { TextField } from "../../components/form/text-field.tsx";
import { Notice } from "../../components/notice.tsx";
import { PATHS } from "../../pages/paths.ts";

/** The name, and which tier the account has. */
export function ProfileForm({ user }: { readonly user: User }) {
  const { values, change, faults, outcome, sending, submit } = useForm({
    initial: { name: user.name },
    check: ({ name }) => (name.trim() === "" ? { name: "Please enter your name." } : {}),
    async write({ name }) {
      await saveName(name.trim());
      return "Saved.";
    },
  });

  return (
    <div className="grid gap-6">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={NAME_MAX_LENGTH}
          value={values.name}
          error={faults.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
        <Button type="submit" variant="secondary" inactive={sending} className="justify-self-start">
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
