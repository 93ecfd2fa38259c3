import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { register } from "../../api/auth.ts";
import { hasFaults, useForm } from "../../api/hooks/use-form.ts";
import { Button } from "../../components/button.tsx";
import { Link } from "../../components/link.tsx";
import { Notice } from "../../components/notice.tsx";
import { authPath, PATHS, type PricingArrival, refusalOf } from "../../pages/paths.ts";
import { reportsSuccess } from "../../product/auth-reply.ts";
import { commonPasswordError } from "../../product/password-check.ts";
import { loadQuestionnaire } from "../../storage/stored-questionnaire.ts";
import { previewErrors, previewNotice } from "./account-checks.ts";
import { AccountFields, type AccountValues } from "./account-fields.tsx";
import { failureText, PREVIEW_FAILURE, refusalText, saysAlreadyExists } from "./auth-texts.ts";
import { saveStoredAnswers } from "./stored-answers.ts";

/** The preview's sign-up: an account, then the stored answers, then the prices. */
export function PreviewSignUpForm() {
  const [begun] = useState(loadQuestionnaire);
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState(refusalOf(useLocation().state));
  const { values, change, faults, outcome, sending, submit } = useForm<AccountValues>({
    initial: { name: begun?.name ?? "", email: begun?.email ?? "", password: "" },
    async check(typed) {
      setRefusal(null);
      const found = previewErrors(typed);
      if (hasFaults(found)) return found;
      const tooCommon = await commonPasswordError(typed.password, typed.email);
      return tooCommon === null ? {} : { password: tooCommon };
    },
    async write(typed) {
      const body = { email: typed.email.trim(), name: typed.name.trim(), password: typed.password };
      let hasAnswers = false;
      const reply = await register(body, async () => {
        hasAnswers = await saveStoredAnswers();
        return hasAnswers;
      });
      if (!reportsSuccess(reply)) return { tone: "bad", text: refusalText(reply, PREVIEW_FAILURE) };
      const arrival: PricingArrival = { showsFirstMeal: hasAnswers };
      navigate(PATHS.pricing, { state: arrival });
      return null;
    },
    isOfForm: () => true,
    describe: (error) => failureText(error, PREVIEW_FAILURE),
  });

  const text = outcome?.text ?? previewNotice(faults) ?? refusal;

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {text === null ? null : (
        <Notice tone="bad">
          {text}{" "}
          {saysAlreadyExists(text) ? (
            <Link to={authPath("sign-in")} className="text-link font-semibold">
              Sign in instead
            </Link>
          ) : null}
        </Notice>
      )}
      <AccountFields values={values} errors={faults} onChange={change} />
      <Button type="submit" size="large" inactive={sending}>
        {sending ? "Creating your account…" : "See my plan"}
      </Button>
    </form>
  );
}
