import type { OwnerProof, Passkey } from "@mealwright/schema/contract/passkeys";
import { formatDay } from "@mealwright/schema/rules/text/date-text";
import { useRef, useState } from "react";
import { useCall } from "../../../api/hooks/use-call.ts";
import { addPasskey, removePasskey, unlinkGoogle } from "../../../api/passkeys.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { FailedNotice } from "../../../components/failed-notice.tsx";
import { Notice } from "../../../components/notice.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { focusWhenDrawn } from "../../../lib/focus/focus-when-drawn.ts";
import { deviceName } from "./device-name.ts";
import { ProofForm } from "./proof-form.tsx";
import { RenameForm } from "./rename-form.tsx";

/** What the dialog asks about. */
type MethodQuestion =
  | { readonly kind: "add" }
  | { readonly kind: "unlink" }
  | { readonly kind: "rename"; readonly passkey: Passkey }
  | { readonly kind: "remove"; readonly passkey: Passkey };

const TITLES = {
  add: "Add a passkey",
  unlink: "Disconnect Google?",
  rename: "Name this passkey",
  remove: "Remove this passkey?",
} as const satisfies Readonly<Record<MethodQuestion["kind"], string>>;

/** Every way into the account, with a way to end or add one. */
export function SignInMethods() {
  const { data, error, retry } = useCall("signInMethods");
  const [asking, setAsking] = useState<MethodQuestion | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const block = useRef<HTMLDivElement>(null);

  if (error !== undefined)
    return <FailedNotice onRetry={retry}>Your ways to sign in could not be loaded.</FailedNotice>;
  if (data === undefined) return <Skeleton className="h-32" />;

  const ask = (next: MethodQuestion) => {
    setDone(null);
    setAsking(next);
  };
  const finish = (text: string) => {
    setAsking(null);
    setDone(text);
    // The pressed button may disappear with its line.
    focusWhenDrawn(() => block.current);
  };
  const { hasPassword, googleConnectedAt, passkeys } = data;
  return (
    <div ref={block} tabIndex={-1} className="grid gap-4">
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        <Row title="Password" detail={hasPassword ? "Set; change it above." : "None yet."} />
        {googleConnectedAt === null ? null : (
          <Row title="Google" detail={`Connected ${formatDay(googleConnectedAt)}.`}>
            <Button variant="quiet" size="small" onClick={() => ask({ kind: "unlink" })}>
              Disconnect
            </Button>
          </Row>
        )}
        {passkeys.map((passkey) => (
          <Row
            key={passkey.id}
            title={passkey.name}
            detail={`Passkey, added ${formatDay(passkey.createdAt)}; ${passkey.lastUsedAt === null ? "not used yet" : `last used ${formatDay(passkey.lastUsedAt)}`}.`}
          >
            <Button
              variant="quiet"
              size="small"
              aria-label={`Rename ${passkey.name}`}
              onClick={() => ask({ kind: "rename", passkey })}
            >
              Rename
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove ${passkey.name}`}
              onClick={() => ask({ kind: "remove", passkey })}
            >
              Remove
            </Button>
          </Row>
        ))}
      </ul>
      {done === null ? null : <Notice tone="good">{done}</Notice>}
      <Button variant="secondary" className="justify-self-start" onClick={() => ask({ kind: "add" })}>
        Add a passkey
      </Button>
      <Dialog open={asking !== null} onClose={() => setAsking(null)} title={TITLES[asking?.kind ?? "add"]}>
        {asking === null ? null : (
          <Question
            asking={asking}
            hasPassword={hasPassword}
            hasPasskey={passkeys.length > 0}
            onDone={finish}
            onCancel={() => setAsking(null)}
          />
        )}
      </Dialog>
    </div>
  );
}

interface RowProps {
  readonly title: string;
  readonly detail: string;
  readonly children?: React.ReactNode;
}

function Row({ title, detail, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">{title}</p>
        <p className="text-small text-ink-soft">{detail}</p>
      </div>
      {children === undefined ? null : <div className="flex flex-wrap gap-1">{children}</div>}
    </li>
  );
}

interface QuestionProps {
  readonly asking: MethodQuestion;
  readonly hasPassword: boolean;
  readonly hasPasskey: boolean;
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
}

function Question({ asking, hasPassword, hasPasskey, onDone, onCancel }: QuestionProps) {
  if (asking.kind === "rename") {
    return <RenameForm passkey={asking.passkey} onDone={() => onDone("The passkey is renamed.")} />;
  }
  const { text, action, change, done } = changeOf(asking);
  return (
    <ProofForm
      text={text}
      action={action}
      hasPassword={hasPassword}
      hasPasskey={hasPasskey}
      onProof={change}
      onDone={() => onDone(done)}
      onCancel={onCancel}
    />
  );
}

interface MethodChange {
  readonly text: string;
  readonly action: string;
  readonly change: (proof: OwnerProof) => Promise<unknown>;
  readonly done: string;
}

/** The texts that ask for a change, and the call that makes it. */
function changeOf(asking: Exclude<MethodQuestion, { readonly kind: "rename" }>): MethodChange {
  switch (asking.kind) {
    case "add":
      return {
        text: "A passkey signs you in with your fingerprint, face or screen lock. It stays on your devices and cannot be guessed or given away by mistake.",
        action: "Create the passkey",
        change: (proof: OwnerProof) => addPasskey(proof, deviceName(window.navigator.userAgent)),
        done: "The passkey is added. You can sign in with it from now on.",
      };
    case "unlink":
      return {
        text: "Your Google account will no longer sign you in here. Your plans and lists stay as they are.",
        action: "Disconnect Google",
        change: unlinkGoogle,
        done: "Google is disconnected.",
      };
    case "remove":
      return {
        text: `“${asking.passkey.name}” will no longer sign you in here. Remove it from your device's own list of passkeys too.`,
        action: "Remove the passkey",
        change: (proof: OwnerProof) => removePasskey(asking.passkey.id, proof),
        done: "The passkey is removed.",
      };
  }
}
