import { MESSAGES } from "@mealwright/schema/constants/messages";
import { type FormEvent, Suspense, useState } from "react";
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from "../../../api/admin.ts";
import { HttpError, serverText } from "../../../api/transport/http-error.ts";
import { Button } from "../../../components/button.tsx";
import { PasswordField, TextField } from "../../../components/form/text-field.tsx";
import { late } from "../../../components/late.tsx";
import { Notice } from "../../../components/notice.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { focusFirstInvalid } from "../../../lib/focus/focus-first-invalid.ts";
import { focusOn } from "../../../lib/focus/focus-on.ts";
import { focusReplacement } from "../../../lib/focus/focus-when-drawn.ts";

const QrCode = late(async () => (await import("./qr-code.tsx")).QrCode);

interface Key {
  readonly secret: string;
  readonly uri: string;
}

interface SecondFactorProps {
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}

/** The administrator's authenticator app: set up with the password, then asked for at every unlocking. */
export function SecondFactor({ isOn, recoveryCodesLeft }: SecondFactorProps) {
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (codes !== null) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  if (isOn) {
    return (
      <AskForm
        lead={`Unlocking asks for a code from your authenticator app. ${recoveryCodesLeft} recovery codes are left.`}
        label="Code from the app, or a recovery code"
        name="remove-code"
        action="Remove the authenticator app"
        onSend={removeSecondFactor}
      />
    );
  }
  if (key === null) {
    return (
      <AskForm
        isPassword
        lead="So far, only a password protects this screen. Add an authenticator app, and unlocking asks for its code too."
        label="Administrator's password again"
        name="factor-password"
        action="Add an authenticator app"
        onSend={async (password) => setKey(await beginSecondFactor(password))}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <p>
        In your app, add an account with this code, or with the key below. If the app is on this device,{" "}
        <a href={key.uri} className="text-link">
          open it there
        </a>
        .
      </p>
      <Suspense fallback={<Skeleton className="size-52" />}>
        <QrCode text={key.uri} label="QR code of the key" />
      </Suspense>
      <p>
        <code className="font-semibold break-all">{key.secret.replaceAll(/.{4}(?=.)/g, "$& ")}</code>
      </p>
      <AskForm
        label="Code the app shows now"
        name="first-code"
        action="Confirm"
        onSend={async (code) => {
          setCodes(await confirmSecondFactor(code));
          setKey(null);
        }}
      />
    </div>
  );
}

function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  return (
    <div className="grid gap-4" ref={focusOn} tabIndex={-1}>
      <Notice tone="good">The authenticator app is set up.</Notice>
      <p>
        Keep these recovery codes where you can find them without your phone. Each works once. They are shown only now.
      </p>
      <ul className="grid gap-1 font-mono text-small">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        className="justify-self-start"
        onClick={({ currentTarget }) => {
          focusReplacement(currentTarget);
          onKept();
        }}
      >
        I have saved them
      </Button>
    </div>
  );
}

interface AskFormProps {
  readonly lead?: string;
  readonly label: string;
  readonly name: string;
  readonly action: string;
  readonly isPassword?: boolean;
  readonly onSend: (text: string) => Promise<void>;
}

/** One field and its button; an error is shown beside the field. */
function AskForm({ lead, label, name, action, isPassword = false, onSend }: AskFormProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    try {
      setError(undefined);
      if (text.trim() === "") throw new Error("empty");
      // Before the answer, because that removes the form.
      focusReplacement(form);
      await onSend(isPassword ? text : text.trim());
      setText("");
    } catch (cause) {
      const said = serverText(cause) ?? (cause instanceof HttpError ? MESSAGES.somethingWentWrong : undefined);
      setError(said ?? (text.trim() === "" ? "Please fill this in." : MESSAGES.somethingWentWrong));
      focusFirstInvalid(form);
    }
    setSending(false);
  };

  const field = {
    label,
    name,
    required: true,
    value: text,
    error,
    onChange: (event: { readonly target: { readonly value: string } }) => setText(event.target.value),
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {lead === undefined ? null : <p>{lead}</p>}
      {isPassword ? (
        <PasswordField autoComplete="current-password" {...field} />
      ) : (
        <TextField autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...field} />
      )}
      <Button type="submit" variant="secondary" inactive={sending} className="justify-self-start">
        {sending ? "One moment…" : action}
      </Button>
    </form>
  );
}
