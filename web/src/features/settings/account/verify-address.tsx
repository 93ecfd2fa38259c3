import { useSending } from "../../../api/hooks/use-sending.ts";
import { sendEmailVerification } from "../../../api/user.ts";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";

/** For an unconfirmed address: what depends on it, and a way to get the link again. */
export function VerifyAddress() {
  const { sending, outcome, run } = useSending();
  const mail = () => run(sendEmailVerification);
  return (
    <div className="grid gap-3 rounded-xl border border-line bg-card p-4">
      <p className="text-pretty">
        <strong className="font-semibold">Please confirm this address.</strong> We emailed you a link: open it in this
        browser. Dishes by the AI model and emailed lists, where your plan has them, start after that.
      </p>
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <Button variant="secondary" size="small" inactive={sending} className="justify-self-start" onClick={mail}>
        {sending ? "Sending…" : "Send another link"}
      </Button>
    </div>
  );
}
