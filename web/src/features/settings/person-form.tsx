import {
  AGE_BAND_TEXTS,
  AGE_BANDS,
  type AgeBand,
  APPETITE_TEXTS,
  APPETITES,
  CHOKING_AGE_BAND,
  DEFAULT_AGE_BAND,
  DEFAULT_APPETITE,
  PERSON_NAME_MAX_LENGTH,
  RISKY_FOOD_OF_AGE_BAND,
} from "@mealwright/schema/constants/household";
import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import {
  ALLERGY_OPTIONS,
  DIET_FACTS,
  DIETS,
  OTHER_ALLERGIES_MAX_LENGTH,
  OTHER_ALLERGY,
  OTHER_ALLERGY_EMPTY,
} from "@mealwright/schema/constants/questionnaire";
import type { HouseholdPerson } from "@mealwright/schema/contract/household";
import { riskyFoodHelp } from "@mealwright/schema/rules/text/risky-food-text";
import { useEffect, useRef } from "react";
import { type Faults, useForm } from "../../api/hooks/use-form.ts";
import { useOtherAllergies } from "../../api/hooks/use-other-allergies.ts";
import { Button } from "../../components/button.tsx";
import { OtherAllergiesLines } from "../../components/form/other-allergies-lines.tsx";
import { SelectField, TextArea, TextField } from "../../components/form/text-field.tsx";
import { Notice } from "../../components/notice.tsx";
import { shortDayName } from "../../product/week-days.ts";
import { ChoiceChips } from "./choice-chips.tsx";

const WEEK = Array.from({ length: DAYS_PER_WEEK }, (_, index) => index + 1);
const ALLERGY_CHIPS = ALLERGY_OPTIONS.map((value) => ({ value, label: value }));
const APPETITE_CHIPS = APPETITES.map((value) => ({ value, label: APPETITE_TEXTS[value] }));
const DAY_CHIPS = WEEK.map((day) => ({ value: String(day), label: shortDayName(day) }));

/** A new person's defaults: eats everything, every day. */
export const NEW_PERSON: HouseholdPerson = {
  name: "",
  allergies: [],
  otherAllergies: null,
  diet: "omnivore",
  ageBand: DEFAULT_AGE_BAND,
  appetite: DEFAULT_APPETITE,
  days: WEEK,
};

interface PersonFormProps {
  readonly person: HouseholdPerson;
  readonly takenNames: readonly string[];
  /** Called with the form's content, at the start and with every change. */
  readonly onTyped: (person: HouseholdPerson) => void;
  readonly onSave: (person: HouseholdPerson) => Promise<void>;
  readonly onCancel: () => void;
  /** Absent for a new person. */
  readonly onRemove: (() => Promise<void>) | undefined;
}

function withOrWithout<Item>(list: readonly Item[], item: Item): Item[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

/** What to mind at that age: how pieces are cut, and what we serve only safely. */
function helpOf(ageBand: AgeBand): string | undefined {
  const pieces = "Cut small or leave out whole nuts, grapes and other hard pieces.";
  const help = [...(ageBand === CHOKING_AGE_BAND ? [pieces] : []), riskyFoodHelp(RISKY_FOOD_OF_AGE_BAND[ageBand])];
  return help.filter((text) => text !== undefined).join(" ") || undefined;
}

/** One person who eats along. */
export function PersonForm({ person, takenNames, onTyped, onSave, onCancel, onRemove }: PersonFormProps) {
  const { values, change, faults, outcome, sending, submit, sendBy } = useForm<HouseholdPerson>({
    initial: person,
    check({ name, allergies, otherAllergies }): Faults<HouseholdPerson> {
      const typed = name.trim().toLowerCase();
      const nameFault =
        typed === ""
          ? "Please enter a name, or a word like “guest”."
          : takenNames.some((taken) => taken.toLowerCase() === typed)
            ? "Somebody here already has this name."
            : undefined;
      const isEmpty = allergies.includes(OTHER_ALLERGY) && (otherAllergies ?? "").trim() === "";
      return {
        ...(nameFault === undefined ? {} : { name: nameFault }),
        ...(isEmpty ? { otherAllergies: OTHER_ALLERGY_EMPTY } : {}),
      };
    },
    async write(typed) {
      const asksOther = typed.allergies.includes(OTHER_ALLERGY);
      await onSave({ ...typed, name: typed.name.trim(), otherAllergies: asksOther ? typed.otherAllergies : null });
      return null;
    },
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  useEffect(() => onTyped(values), [onTyped, values]);
  const { name, allergies, otherAllergies, diet, ageBand, appetite, days } = values;
  const asksOther = allergies.includes(OTHER_ALLERGY);
  const reading = useOtherAllergies(asksOther ? (otherAllergies ?? "") : "");
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={person.name === "" ? "A new person" : person.name}
      className="grid gap-5 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={PERSON_NAME_MAX_LENGTH}
          value={name}
          error={faults.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <SelectField
          label="Age"
          name="ageBand"
          value={ageBand}
          help={helpOf(ageBand)}
          onChange={(event) => change({ ageBand: AGE_BANDS.find((band) => band === event.target.value) ?? ageBand })}
        >
          {AGE_BANDS.map((band) => (
            <option key={band} value={band}>
              {AGE_BAND_TEXTS[band]}
            </option>
          ))}
        </SelectField>
      </div>
      <ChoiceChips
        legend="Appetite for that age"
        options={APPETITE_CHIPS}
        chosen={[appetite]}
        onChoose={(chosen) => change({ appetite: chosen })}
      />
      <SelectField
        label="Diet"
        name="diet"
        value={diet}
        onChange={(event) => change({ diet: DIETS.find((one) => one === event.target.value) ?? diet })}
      >
        {DIETS.map((one) => (
          <option key={one} value={one}>
            {DIET_FACTS[one].label}
          </option>
        ))}
      </SelectField>
      <ChoiceChips
        legend="Allergies"
        multiple
        options={ALLERGY_CHIPS}
        chosen={allergies}
        onChoose={(option) => change({ allergies: withOrWithout(allergies, option) })}
      />
      {asksOther ? (
        <div>
          <TextArea
            label="Other allergies or foods to avoid"
            name="otherAllergies"
            help="Separated by commas. Anything we cannot match is noted on your plan."
            maxLength={OTHER_ALLERGIES_MAX_LENGTH}
            value={otherAllergies ?? ""}
            error={faults.otherAllergies}
            onChange={(event) => change({ otherAllergies: event.target.value })}
          />
          <OtherAllergiesLines reading={reading} />
        </div>
      ) : null}
      <ChoiceChips
        legend="Eats with you on"
        multiple
        options={DAY_CHIPS}
        chosen={days.map(String)}
        onChoose={(day) => change({ days: withOrWithout(days, Number(day)).sort((one, other) => one - other) })}
      />
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" inactive={sending}>
          {sending ? "Saving…" : "Save person"}
        </Button>
        <Button variant="secondary" inactive={sending} onClick={onCancel}>
          Cancel
        </Button>
        {onRemove === undefined ? null : (
          <Button
            variant="quiet"
            inactive={sending}
            onClick={() =>
              sendBy(async () => {
                await onRemove();
                return null;
              })
            }
          >
            Remove {person.name}
          </Button>
        )}
      </div>
    </form>
  );
}
