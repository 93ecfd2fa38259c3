import { UNIT_SYSTEM_CHOICES } from "@mealwright/schema/constants/food/units";
import type { AccountSettings, User } from "@mealwright/schema/contract/user";
import { useSending } from "../../api/hooks/use-sending.ts";
import { saveSetting } from "../../api/user.ts";
import { Notice } from "../../components/notice.tsx";
import { ChoiceChips } from "./choice-chips.tsx";

/** The settings with a few options each: all but the mails, which have switches of their own. */
type Choice = Exclude<keyof AccountSettings, "mailsOff">;
type Choices = {
  readonly [Name in Choice]: {
    readonly legend: string;
    readonly options: readonly { readonly value: AccountSettings[Name]; readonly label: string }[];
  };
};

const CHOICES: Choices = {
  units: { legend: "Units", options: UNIT_SYSTEM_CHOICES },
};
const NAMES = Object.keys(CHOICES).filter((name): name is Choice => name in CHOICES);

/** Choices that are saved with the account, such as how amounts are shown. */
export function AccountChoices({ user }: { readonly user: User }) {
  const { outcome, run } = useSending();

  const choose = <Name extends Choice>(name: Name, value: AccountSettings[Name]) =>
    run(async () => {
      await saveSetting(user, name, value);
      return null;
    });

  return (
    <div className="grid gap-3">
      {NAMES.map((name) => (
        <ChoiceChips
          key={name}
          {...CHOICES[name]}
          chosen={[user[name]]}
          onChoose={(value) => void choose(name, value)}
        />
      ))}
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
    </div>
  );
}
