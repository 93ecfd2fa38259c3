import { useState } from "react";
import { useForm } from "../../api/hooks/use-form.ts";
import { PATHS_OF_CALLS } from "../../api/transport/paths-of-calls.ts";
import { deleteAccount } from "../../api/user.ts";
import { Button, buttonClasses } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { PasswordField } from "../../components/form/text-field.tsx";
import { Notice } from "../../components/notice.tsx";
import { PlanFiles } from "./plan-files.tsx";

/** Everything we store, as a file; and deleting the account, which needs the password. */
export function DataSection() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <PlanFiles />
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
    </>
  );
}

function DeleteForm({ onCancel }: { readonly onCancel: () => void }) {
  const { values, change, faults, outcome, sending, submit } = useForm({
    initial: { password: "" },
    check: ({ password }) => (password === "" ? { password: "Please enter your password." } : {}),
    async write({ password }) {
      await deleteAccount({ password });
      return null;
    },
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p>
        Your answers, plans, lists, favorites and messages are removed at once, for good. Nobody can bring them back.
      </p>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        value={values.password}
        error={faults.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" inactive={sending}>
          {sending ? "Deleting…" : "Delete everything"}
        </Button>
      </div>
    </form>
  );
}
