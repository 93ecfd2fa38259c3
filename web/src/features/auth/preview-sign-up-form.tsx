import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { send } from "../../api/send.ts";
import { useSession } from "../../api/session.ts";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { reportsSuccess, userOfReply } from "../../lib/auth-reply.ts";
import { commonPasswordError } from "../../lib/password-check.ts";
import { authPath, PATHS } from "../../lib/paths.ts";
import { loadQuestionnaire } from "../../lib/stored-questionnaire.ts";
import { previewError } from "./account-checks.ts";
import { AccountFields, type AccountValues } from "./account-fields.tsx";
import { failureText, PREVIEW_FAILURE, refusalText, saysAlreadyExists } from "./auth-texts.ts";
import { saveStoredAnswers } from "./stored-answers.ts";

/** The preview's sign-up: an account, then the stored answers, then the prices. */
export function PreviewSignUpForm() {
  const [values, setValues] = useState<AccountValues>(() => {
    const begun = loadQuestionnaire();
    return { name: begun?.name ?? "", email: begun?.email ?? "", password: "" };
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const { signedIn, refresh } = useSession();
  const navigate = useNavigate();

  const signUp = async () => {
    try {
      const reply = await send("register", {
        body: { email: values.email.trim(), name: values.name.trim(), password: values.password },
      });
      if (!reportsSuccess(reply)) {
        setFailure(refusalText(reply, PREVIEW_FAILURE));
        return;
      }
      await saveStoredAnswers();
      const user = userOfReply(reply);
      await (user === null ? refresh() : signedIn(user));
      navigate(PATHS.pricing);
    } catch (error) {
      setFailure(failureText(error, PREVIEW_FAILURE));
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fault = previewError(values);
    setFailure(fault);
    if (fault !== null) return;
    setSending(true);
    const tooCommon = await commonPasswordError(values.password, values.email);
    if (tooCommon === null) await signUp();
    else setFailure(tooCommon);
    setSending(false);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure === null ? null : (
        <Notice tone="bad">
          {failure}{" "}
          {saysAlreadyExists(failure) ? (
            <Link to={authPath("sign-in")} className="text-link font-semibold">
              Sign in instead
            </Link>
          ) : null}
        </Notice>
      )}
      <AccountFields values={values} errors={{}} onChange={setValues} />
      <Button type="submit" size="large" disabled={sending}>
        {sending ? "Making your account…" : "See my plan"}
      </Button>
    </form>
  );
}
