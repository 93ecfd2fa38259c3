import { MODEL_DAYS_IN_FLIGHT } from "@mealwright/schema/constants/model";
import { MODEL_TOTAL_MS } from "@mealwright/schema/constants/timings";
import { can } from "@mealwright/schema/rules/entitlements";
import type { Slot } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import { findRecipe } from "../../domain/cookbook/cookbook.ts";
import type { Meal } from "../../domain/meal.ts";
import { readyWords } from "../../domain/model/known-words.ts";
import type { Share } from "../../domain/model/portions.ts";
import { REPLY_SCHEMA, writePrompt } from "../../domain/model/prompt.ts";
import { parseProposal } from "../../domain/model/proposal.ts";
import { repairProposal } from "../../domain/model/repair.ts";
import type { MealModel } from "../../domain/model-ports.ts";
import { Inbox } from "./inbox.ts";
import type { Tastes } from "./kitchen.ts";
import { shareOfDay } from "./meal-share.ts";
import { type PlanContext, slotKey } from "./plan-context.ts";

/** How often a waiting generation looks round: at its reader, its lease and the time. */
const LOOK_ROUND_MS = 250;
const PERCENT_STEP = 5;
const LOCAL_PART = /\S*@\S*|\d[\d\s().+-]{4,}/g;

type AskDeps = Pick<Deps, "clock" | "chance">;

export interface Asking {
  readonly slots: readonly Slot[];
  /** Meals of the week that are there already. */
  readonly meals: readonly Meal[];
  readonly tastes: Tastes;
  readonly seed: number;
  /** Further names that must not come again. */
  readonly avoidNames?: readonly string[];
  /** What a meal should bring; the slot's usual share of the day when absent. */
  readonly share?: Share;
  /** Aborted when the reader has left. */
  readonly signal: AbortSignal;
}

interface Round {
  readonly deps: AskDeps;
  readonly model: MealModel;
  readonly context: PlanContext;
  readonly asking: Asking;
  readonly inbox: Inbox<Meal>;
  readonly stop: AbortController;
  readonly names: Set<string>;
  readonly filled: Set<string>;
  /** Those that were there, and those that have come. */
  readonly meals: Meal[];
  isDown: boolean;
}

/**
 * A model's dishes for the open slots, each mended and verified, as soon as each has arrived; null from time to time while
 * nothing does. Days are asked for one by one, at most three at a time. Ends when all are answered, the time is over or the
 * reader has left; the endpoint is left then too. Never throws for what the model does.
 */
export async function* askModel(
  deps: AskDeps,
  model: MealModel,
  context: PlanContext,
  asking: Asking,
): AsyncGenerator<Meal | null> {
  const endsAt = deps.clock.now().getTime() + MODEL_TOTAL_MS;
  const stop = new AbortController();
  const round: Round = {
    deps,
    model,
    context,
    asking,
    inbox: new Inbox(),
    stop,
    names: new Set(
      [...asking.meals.map(({ name }) => name), ...(asking.avoidNames ?? [])].map((name) => name.toLowerCase()),
    ),
    filled: new Set(asking.meals.map(slotKey)),
    meals: [...asking.meals],
    isDown: false,
  };
  const days = [...new Set(asking.slots.map(({ day }) => day))];
  const lanes = Array.from({ length: MODEL_DAYS_IN_FLIGHT }, () => runLane(round, days));
  void Promise.all(lanes).finally(() => round.inbox.close());
  // The time until the first byte is used for what the first meal would have to wait for.
  readyWords();
  try {
    while (!round.inbox.isOver) {
      const meal = round.inbox.take();
      if (meal !== undefined) {
        yield meal;
        continue;
      }
      await Promise.race([round.inbox.arrival(), deps.clock.wait(LOOK_ROUND_MS)]);
      if (asking.signal.aborted || deps.clock.now().getTime() >= endsAt) return;
      yield null;
    }
  } finally {
    stop.abort();
  }
}

/** Takes one day after the other until none is left or the endpoint has failed. */
async function runLane(round: Round, days: number[]): Promise<void> {
  for (let day = days.shift(); day !== undefined && !round.isDown && !round.stop.signal.aborted; day = days.shift()) {
    await askForDay(round, day);
  }
}

async function askForDay(round: Round, day: number): Promise<void> {
  const { context, asking, model, stop } = round;
  const open = asking.slots.filter((slot) => slot.day === day);
  const request = {
    prompt: writePrompt(briefOf(round, day, open)),
    schema: REPLY_SCHEMA,
    isPriority: can(context.account.tier, "priority_generation"),
    signal: stop.signal,
  };
  let count = 0;
  try {
    for await (const reply of model.propose(request)) {
      count += 1;
      const meal = mend(round, open, reply);
      if (meal !== null) round.inbox.put(meal);
    }
  } catch {
    // Said in the log by the adapter.
  }
  // A day that brought nothing would bring nothing for the others either: they are not asked for.
  if (count === 0) round.isDown = true;
}

/** A reply as a verified meal of an open slot; null when it cannot be one. */
function mend(
  { deps, context, asking, names, filled, meals }: Round,
  open: readonly Slot[],
  reply: unknown,
): Meal | null {
  const proposal = parseProposal(reply);
  const slot = proposal && open.find(({ type }) => type === proposal.type);
  if (!proposal || !slot || filled.has(slotKey(slot)) || names.has(proposal.name.toLowerCase())) return null;
  const order = {
    id: deps.chance.newId(),
    day: slot.day,
    type: slot.type,
    eater: context.eater,
    share: asking.share ?? shareOfDay(context, meals, slot),
  };
  const repaired = repairProposal(proposal, order);
  if (!("meal" in repaired) || names.has(repaired.meal.name.toLowerCase())) return null;
  filled.add(slotKey(slot));
  meals.push(repaired.meal);
  names.add(repaired.meal.name.toLowerCase());
  return repaired.changes.length === 0 ? repaired.meal : { ...repaired.meal, changes: repaired.changes };
}

function briefOf({ context, asking, names }: Round, day: number, open: readonly Slot[]) {
  const { answers, eater, targets, account } = context;
  const named = (ids: readonly string[]) => ids.flatMap((id) => findRecipe(id)?.name ?? []);
  return {
    day,
    types: open.map(({ type }) => type),
    diet: answers.dietaryPreference,
    goal: answers.goal,
    level: answers.cookingLevel,
    eater,
    avoidText: withoutPerson(answers.otherAllergies ?? "", account.name),
    proteinPercent: Math.round((targets.proteinG * 400) / targets.energyKcal / PERCENT_STEP) * PERCENT_STEP,
    favouriteNames: named(asking.tastes.favoriteRecipeIds),
    namesToAvoid: [...names, ...named(asking.tastes.recentRecipeIds)],
    seed: asking.seed,
  };
}

/** What a person typed, without addresses, long numbers and their own name. */
function withoutPerson(text: string, name: string): string {
  const own = new Set(
    name
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word.length > 1),
  );
  const words = text.replace(LOCAL_PART, " ").split(/(\s+|[,;.])/);
  return words.filter((word) => !own.has(word.toLowerCase())).join("");
}
