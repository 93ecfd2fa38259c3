import { MAILS, OPTIONAL_MAILS, type OptionalMail } from "@mealwright/schema/constants/mails";
import type { User } from "@mealwright/schema/contract/user";
import { useSending } from "../../api/hooks/use-sending.ts";
import { saveSetting } from "../../api/user.ts";
import { Notice } from "../../components/notice.tsx";
import { ChoiceChips } from "./choice-chips.tsx";

const OPTIONS = OPTIONAL_MAILS.map((value) => ({ value, label: MAILS[value].setting }));

/** Mails that may be turned off; what keeps the account safe is always sent. */
export function MailSwitches({ user }: { readonly user: User }) {
  const { outcome, run } = useSending();
  const { mailsOff } = user;

  const toggle = (kind: OptionalMail) =>
    run(async () => {
      const isOff = mailsOff.includes(kind);
      await saveSetting(user, "mailsOff", isOff ? mailsOff.filter((other) => other !== kind) : [...mailsOff, kind]);
      return null;
    });

  return (
    <div className="grid gap-3">
      <ChoiceChips
        legend="Email me"
        multiple
        options={OPTIONS}
        chosen={OPTIONAL_MAILS.filter((kind) => !mailsOff.includes(kind))}
        onChoose={(kind) => void toggle(kind)}
      />
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
    </div>
  );
}
