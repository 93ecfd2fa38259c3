import { type FormEvent, useState } from "react";
import { PATHS_OF_CALLS } from "../../api/paths-of-calls.ts";
import { send } from "../../api/send.ts";
import { Button, buttonClasses } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Notice } from "../../components/notice.tsx";
import { PasswordField } from "../../components/text-field.tsx";
import { focusFirstInvalid } from "../../lib/focus-first-invalid.ts";
import { PATHS } from "../../lib/paths.ts";
import { storeUser } from "../../lib/stored-user.ts";
import { useSending } from "./use-sending.ts";

/** Everything stored, as a file; and the way out, which needs the password. */
export function DataSection() {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <a href={PATHS_OF_CALLS.exportUser.path} download className={buttonClasses("secondary", "medium", undefined)}>
        Download my data
      </a>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Delete your account?">
        <DeleteForm onCancel={() => setAsking(false)} />
      </Dialog>
    </div>
  );
}

function DeleteForm({ onCancel }: { readonly onCancel: () => void }) {
  const [password, setPassword] = useState("");
  const { sending, outcome, faults, refuse, run } = useSending();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (password === "") {
      refuse({ password: "Please enter your password." });
      focusFirstInvalid(form);
      return;
    }
    const deleted = await run(async () => {
      await send("deleteUser", { body: { password } });
      return null;
    });
    if (!deleted) {
      focusFirstInvalid(form);
      return;
    }
    storeUser(null);
    window.location.assign(PATHS.home);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p>
        Your answers, plans, lists, favourites and messages are removed at once, for good. Nobody can bring them back.
      </p>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={faults.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" disabled={sending}>
          {sending ? "Deleting…" : "Delete everything"}
        </Button>
      </div>
    </form>
  );
}
