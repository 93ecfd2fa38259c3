import { HOUSEHOLD_PEOPLE_MAX } from "@mealwright/schema/constants/household";
import { MEAL_TYPE_FACTS, MEAL_TYPES } from "@mealwright/schema/constants/meals";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { Household, HouseholdPerson } from "@mealwright/schema/contract/household";
import type { User } from "@mealwright/schema/contract/user";
import { can } from "@mealwright/schema/rules/entitlements";
import { useState } from "react";
import { useCall } from "../../api/hooks/use-call.ts";
import type { Outcome } from "../../api/hooks/use-form.ts";
import { saveHousehold } from "../../api/household.ts";
import { HttpError, isConflict, serverText } from "../../api/transport/http-error.ts";
import { Button, LinkButton } from "../../components/button.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { Notice } from "../../components/notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { PATHS } from "../../pages/paths.ts";
import { personText } from "../../product/answers/person-text.ts";
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
        <p>First come your own answers: the household is planned around them.</p>
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

/** The person as the call takes them. */
function toBody({ name, allergies, otherAllergies, diet, ageBand, appetite, days }: HouseholdPerson) {
  return { name, allergies, otherAllergies, diet, ageBand, appetite, days };
}

function People({ user, household }: { readonly user: User; readonly household: Household }) {
  /** The place of the person whose form is open; the one after the last is somebody new. */
  const [edited, setEdited] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { people } = household;
  const isLocked = !can(user.tier, "family_portions");

  const save = async (changed: readonly HouseholdPerson[], text: string) => {
    let outcome: Outcome = { tone: "good", text };
    await saveHousehold({ people: changed.map(toBody), basedOn: people.map(toBody) }).catch((error: unknown) => {
      if (!isConflict(error)) throw error;
      // The list is another one by now, and who was edited may stand elsewhere in it, or nowhere.
      outcome = { tone: "bad", text: serverText(error) ?? MESSAGES.somethingWentWrong };
    });
    setEdited(null);
    setOutcome(outcome);
  };
  const open = (index: number) => {
    setOutcome(null);
    setEdited(index);
  };
  const form = (index: number, person: HouseholdPerson, isNew: boolean) => (
    <PersonForm
      person={person}
      takenNames={people.flatMap(({ name }, place) => (place === index ? [] : [name]))}
      onCancel={() => setEdited(null)}
      onSave={(changed) =>
        save(
          isNew ? [...people, changed] : people.map((one, place) => (place === index ? changed : one)),
          `${changed.name} is saved. Dishes of this week that are not for everybody are not shown any more.`,
        )
      }
      onRemove={
        isNew
          ? undefined
          : () =>
              save(
                people.filter((_, place) => place !== index),
                `${person.name} is removed.`,
              )
      }
    />
  );
  return (
    <div className="grid gap-5">
      {isLocked ? <Forget onForget={() => save([], "They are forgotten.")} /> : null}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {people.map((person, index) => (
          <li key={person.name} className="py-3">
            {edited === index ? (
              form(index, person, false)
            ) : (
              <div className="flex items-start justify-between gap-4">
                <div className="min-w-0">
                  <p className="font-semibold">{person.name}</p>
                  <p className="text-small text-ink-soft">{personText(person)}</p>
                </div>
                {isLocked ? null : (
                  <Button variant="quiet" size="small" className="shrink-0" onClick={() => open(index)}>
                    Edit<span className="sr-only"> {person.name}</span>
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {isLocked ? null : edited === people.length ? (
        form(people.length, NEW_PERSON, true)
      ) : people.length < HOUSEHOLD_PEOPLE_MAX ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => open(people.length)}>
          Add a person
        </Button>
      ) : (
        <p className="text-small text-ink-soft">
          You and {HOUSEHOLD_PEOPLE_MAX} more: that is as many as a plan holds.
        </p>
      )}
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {isLocked || people.length === 0 ? null : <FewDishes household={household} />}
    </div>
  );
}

/** For somebody whose tier no longer plans for several: what is kept can still be removed. */
function Forget({ onForget }: { readonly onForget: () => Promise<void> }) {
  return (
    <>
      <LockedHousehold />
      <p className="text-small text-ink-soft">
        These people are still kept with your account, and no plan counts them.{" "}
        <button type="button" className="text-link" onClick={() => void onForget().catch(() => undefined)}>
          Forget them
        </button>
      </p>
    </>
  );
}

/** Says before a week has gaps that little suits everybody, and whose answers leave least. */
function FewDishes({ household: { dishes, narrowedBy } }: { readonly household: Household }) {
  const few = MEAL_TYPES.filter((type) => dishes[type] < MEAL_TYPE_FACTS[type].fewDishes);
  if (few.length === 0) return null;
  const counts = few.map((type) => `${dishes[type]} for ${type}`).join(", ");
  return (
    <Notice tone="plain">
      Few dishes suit everybody: {counts}. The week may repeat itself, or leave a meal empty rather than serve what is
      not safe.
      {narrowedBy === null ? "" : ` What ${narrowedBy} may eat leaves the least to choose from.`}
    </Notice>
  );
}
