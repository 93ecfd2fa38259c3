import { PASSKEY_NAME_MAX_LENGTH } from "@mealwright/schema/constants/auth/sign-in-methods";
import type { Passkey } from "@mealwright/schema/contract/passkeys";
import { useForm } from "../../../api/hooks/use-form.ts";
import { renamePasskey } from "../../../api/passkeys.ts";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/form/text-field.tsx";
import { Notice } from "../../../components/notice.tsx";

/** Another name for a passkey, so that its owner knows which device it is on. */
export function RenameForm({ passkey, onDone }: { readonly passkey: Passkey; readonly onDone: () => void }) {
  const { values, change, faults, outcome, sending, submit } = useForm({
    initial: { name: passkey.name },
    check: ({ name }) => (name.trim() === "" ? { name: "Please enter a name." } : {}),
    async write({ name }) {
      await renamePasskey(passkey.id, name.trim());
      onDone();
      return null;
    },
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Name"
        name="passkey-name"
        required
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        value={values.name}
        error={faults.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <Button type="submit" inactive={sending} className="justify-self-end">
        {sending ? "Saving…" : "Save the name"}
      </Button>
    </form>
  );
}
