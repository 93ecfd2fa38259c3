import { HOUSEHOLD_PEOPLE_MAX } from "@mealwright/schema/constants/household";
import { MEAL_TYPE_FACTS, MEAL_TYPES } from "@mealwright/schema/constants/meals";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import { HOUSEHOLD_CHANGED, UNSAVED_INPUT_TEXT } from "@mealwright/schema/constants/questionnaire";
import type { Household, HouseholdPerson } from "@mealwright/schema/contract/household";
import type { User } from "@mealwright/schema/contract/user";
import { can } from "@mealwright/schema/rules/entitlements";
import { useEffect, useState } from "react";
import { useCall } from "../../api/hooks/use-call.ts";
import type { Outcome } from "../../api/hooks/use-form.ts";
import { saveHousehold } from "../../api/household.ts";
import { HttpError, isConflict, isUnauthorized, serverText } from "../../api/transport/http-error.ts";
import { Button, LinkButton } from "../../components/button.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { Notice } from "../../components/notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { focusOn } from "../../lib/focus/focus-on.ts";
import { PATHS } from "../../pages/paths.ts";
import { personText } from "../../product/answers/person-text.ts";
import { findAgain, rebasePerson } from "../../product/answers/rebase-answers.ts";
import { LockedChoice } from "./locked-choice.tsx";
import { NEW_PERSON, PersonForm } from "./person-form.tsx";

/** Who eats along with the member: everybody's answers, and what they mean for the week. */
export function HouseholdSection({ user }: { readonly user: User }) {
  const { data, error, retry } = useCall("household");
  const hasFamily = can(user.tier, "family_portions");
  if (data !== undefined && (hasFamily || data.people.length > 0)) return <People user={user} household={data} />;
  if (!hasFamily && (data !== undefined || error !== undefined)) return <LockedHousehold />;
  if (error instanceof HttpError && error.status === 404) {
    return (
      <div className="grid gap-4">
        <p>Your own answers come first: the household is planned around them.</p>
        <LinkButton to={PATHS.questionnaire} className="justify-self-start">
          Answer the questions
        </LinkButton>
      </div>
    );
  }
  if (error !== undefined)
    return <FailedNotice onRetry={retry}>Your household could not be loaded. It is safe.</FailedNotice>;
  return <Skeleton className="h-40" />;
}

function LockedHousehold() {
  return (
    <LockedChoice capability="family_portions" wish="Cook for more">
      Plans are for one person.
    </LockedChoice>
  );
}

/** The person as the call takes them, without derived fields. */
function toBody(person: HouseholdPerson): HouseholdPerson {
  const { name, allergies, otherAllergies, diet, ageBand, appetite, days } = person;
  return { name, allergies, otherAllergies, diet, ageBand, appetite, days };
}

/** The form that is open. */
interface Edited {
  /** Whose form it is; null for a new person. */
  readonly name: string | null;
  readonly initial: HouseholdPerson;
  /**
   * The list when the form was opened: the page may already show what another screen has saved since, but the form
   * does not.
   */
  readonly people: Household["people"];
  /** Changes when the form's content is replaced. */
  readonly turn: number;
}

/** A change that was refused because another screen has saved, and the list that it was based on. */
interface Refused {
  readonly typed: HouseholdPerson;
  readonly people: Household["people"];
}

/** A save whose reply was lost: it may be stored or not. */
interface Unanswered {
  readonly people: readonly HouseholdPerson[];
  /** The message of its success, and whose button then gets the focus. */
  readonly text: string;
  readonly name: string | null;
}

/** What was typed when a session ended, by user, for when they sign in again on this page. */
const typedBeforeEnd = new Map<string, Refused & Pick<Edited, "name">>();

/** Whether typed changes in this section still wait to be reviewed and saved. */
export const keepsTypedPerson = (userId: string) => typedBeforeEnd.has(userId);

function People({ user, household }: { readonly user: User; readonly household: Household }) {
  const [kept] = useState(() => typedBeforeEnd.get(user.id) ?? null);
  useEffect(() => void typedBeforeEnd.delete(user.id), [user.id]);
  const [edited, setEdited] = useState<Edited | null>(kept && { ...kept, initial: kept.typed, turn: 0 });
  /** Whose button gets the focus back from the form; null for the button that adds a person. */
  const [returnTo, setReturnTo] = useState<string | null>();
  const [outcome, setOutcome] = useState<Outcome | null>(kept && { tone: "bad", text: UNSAVED_INPUT_TEXT });
  const [refused, setRefused] = useState<Refused | null>(kept);
  const { people, unnamed } = household;
  const isLocked = !can(user.tier, "family_portions");
  const named = (list: Household["people"], name: string | null) => list.find((one) => one.name === name);

  // What was typed stays, on top of what another screen has saved, which is shown by now: after a refusal, and where the
  // person of the form has another name by now or is gone.
  const [typed, setTyped] = useState<HouseholdPerson | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null);
  const isStored = JSON.stringify(unanswered?.people) === JSON.stringify(people.map(toBody));
  if (unanswered !== null && isStored && !isSaving) {
    setUnanswered(null);
    setEdited(null);
    setReturnTo(unanswered.name);
    setOutcome({ tone: "good", text: unanswered.text });
  }
  const isLost =
    !isStored && edited !== null && edited.name !== null && !isSaving && named(people, edited.name) === undefined;
  const over = refused ?? (isLost && typed !== null ? { typed, people: edited.people } : null);
  if (over !== null && over.people !== people && edited !== null) {
    const before = named(over.people, edited.name);
    const stored = before && findAgain(before.name, over.people, people);
    setRefused(null);
    if (isLost) setOutcome({ tone: "bad", text: HOUSEHOLD_CHANGED });
    setEdited({
      name: stored?.name ?? null,
      initial: before && stored ? rebasePerson(over.typed, toBody(before), toBody(stored)) : over.typed,
      people,
      turn: edited.turn + 1,
    });
  }

  const close = (name: string | null) => {
    setEdited(null);
    setReturnTo(name);
  };
  const save = async (changed: readonly HouseholdPerson[], text: string, typed: HouseholdPerson | null) => {
    let outcome: Outcome = { tone: "good", text };
    const based = edited?.people ?? people;
    setIsSaving(true);
    setUnanswered(null);
    await saveHousehold({ people: changed.map(toBody), basedOn: based.map(toBody) })
      .catch((error: unknown) => {
        if (isUnauthorized(error) && typed !== null && edited !== null)
          typedBeforeEnd.set(user.id, { typed, people: based, name: edited.name });
        if (!isConflict(error)) {
          setUnanswered({ people: changed.map(toBody), text, name: typed?.name ?? null });
          throw error;
        }
        if (typed !== null) setRefused({ typed, people: based });
        outcome = { tone: "bad", text: serverText(error) ?? MESSAGES.somethingWentWrong };
      })
      .finally(() => setIsSaving(false));
    if (outcome.tone === "good" || typed === null) close(typed?.name ?? null);
    setOutcome(outcome);
  };
  const open = (name: string | null, initial: HouseholdPerson) => {
    setOutcome(null);
    setReturnTo(undefined);
    setEdited({ name, initial, people, turn: 0 });
  };
  const form = ({ name, initial, turn }: Edited) => (
    <PersonForm
      key={turn}
      person={initial}
      onTyped={setTyped}
      takenNames={people.flatMap((one) => (one.name === name ? [] : [one.name]))}
      onCancel={() => close(name)}
      onSave={(changed) =>
        save(
          name === null ? [...people, changed] : people.map((one) => (one.name === name ? changed : one)),
          `${changed.name} is saved. This week’s dishes that do not suit everybody are no longer shown.`,
          changed,
        )
      }
      onRemove={
        name === null
          ? undefined
          : () =>
              save(
                people.filter((one) => one.name !== name),
                `${name} is removed.`,
                null,
              )
      }
    />
  );
  return (
    <div className="grid gap-5">
      {isLocked ? <Forget onForget={() => save([], "They are removed.", null)} /> : null}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {people.map((person) => (
          <li key={person.name} className="py-3">
            {edited?.name === person.name ? (
              form(edited)
            ) : (
              <div className="flex items-start justify-between gap-4">
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{person.name}</p>
                  <p className="text-small wrap-anywhere text-ink-soft">{personText(person)}</p>
                </div>
                {isLocked ? null : (
                  <Button
                    ref={returnTo === person.name ? focusOn : undefined}
                    variant="quiet"
                    size="small"
                    className="shrink-0"
                    onClick={() => open(person.name, person)}
                  >
                    Edit<span className="sr-only"> {person.name}</span>
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {isLocked || people.length === 0 || unnamed === 0 ? null : (
        <p className="text-small text-ink-soft">
          And {unnamed} more without a name, each with a portion like yours every day. Name them here, or lower the
          household size under Preferences.
        </p>
      )}
      {isLocked ? null : edited?.name === null ? (
        form(edited)
      ) : people.length < HOUSEHOLD_PEOPLE_MAX ? (
        <Button
          ref={returnTo === null ? focusOn : undefined}
          variant="secondary"
          className="justify-self-start"
          onClick={() => open(null, NEW_PERSON)}
        >
          Add a person
        </Button>
      ) : (
        <p className="text-small text-ink-soft">
          You and {HOUSEHOLD_PEOPLE_MAX} more: that is the most a plan can include.
        </p>
      )}
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {isLocked || people.length === 0 ? null : <FewDishes household={household} />}
    </div>
  );
}

/** For somebody whose tier no longer plans for several people: those saved can still be removed. */
function Forget({ onForget }: { readonly onForget: () => Promise<void> }) {
  return (
    <>
      <LockedHousehold />
      <p className="text-small text-ink-soft">
        These people are still saved with your account, but no plan counts them.{" "}
        <button type="button" className="text-link" onClick={() => void onForget().catch(() => undefined)}>
          Remove them
        </button>
      </p>
    </>
  );
}

/** Warns before a week has gaps that few dishes suit everybody, and whose answers limit the choice most. */
function FewDishes({ household: { dishes, narrowedBy } }: { readonly household: Household }) {
  const few = MEAL_TYPES.filter((type) => dishes[type] < MEAL_TYPE_FACTS[type].fewDishes);
  if (few.length === 0) return null;
  const counts = few.map((type) => `${dishes[type]} for ${type}`).join(", ");
  return (
    <Notice tone="plain">
      Few dishes suit everybody: {counts}. The week may repeat itself, or leave a meal empty rather than serve what is
      not safe.
      {narrowedBy === null ? "" : ` What ${narrowedBy} can eat limits the choice the most.`}
    </Notice>
  );
}
