import { NEVER_AGAIN_NAMED } from "@mealwright/schema/constants/limits";
import { MODEL_DAYS_IN_FLIGHT } from "@mealwright/schema/constants/model";
import { MODEL_TOTAL_MS } from "@mealwright/schema/constants/timings";
import { can } from "@mealwright/schema/rules/entitlements";
import type { Slot } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import type { Meal } from "../../domain/meal.ts";
import type { Share } from "../../domain/model/portions.ts";
import { CUISINES_LISTED, REPLY_SCHEMA, writePrompt } from "../../domain/model/prompt.ts";
import { parseProposal } from "../../domain/model/proposal.ts";
import { readyForDishes } from "../../domain/model/ready.ts";
import { repairProposal } from "../../domain/model/repair.ts";
import type { MealModel } from "../../domain/model-ports.ts";
import { nameKey, neverNameKeys } from "../../domain/never-again.ts";
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
  /** Dishes to choose from for each slot, each in a request of its own; one when absent. */
  readonly choices?: number;
  /** What the dishes shall be besides, for the prompt; and whether a mended one is. */
  readonly wishes?: readonly string[];
  readonly isWanted?: (meal: Meal) => boolean;
  /** All is over after this long. */
  readonly totalMs?: number;
  /** Aborted when the reader has left. */
  readonly signal: AbortSignal;
}

/** One request: the open slots of a day, and what makes it differ from others for the same. */
interface Errand {
  readonly day: number;
  readonly open: readonly Slot[];
  readonly turn: number;
}

interface Round {
  readonly deps: AskDeps;
  readonly model: MealModel;
  readonly context: PlanContext;
  readonly asking: Asking;
  readonly inbox: Inbox<Meal>;
  readonly stop: AbortController;
  readonly names: Set<string>;
  /** Of the dishes that are not wanted any more. */
  readonly neverKeys: ReadonlySet<string>;
  /** Dishes by slot. */
  readonly filled: Map<string, number>;
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
  const endsAt = deps.clock.now().getTime() + (asking.totalMs ?? MODEL_TOTAL_MS);
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
    neverKeys: neverNameKeys(asking.tastes.neverDishes),
    filled: new Map(asking.meals.map((meal) => [slotKey(meal), asking.choices ?? 1])),
    meals: [...asking.meals],
    isDown: false,
  };
  const errands = errandsOf(asking);
  const lanes = Array.from({ length: MODEL_DAYS_IN_FLIGHT }, () => runLane(round, errands));
  void Promise.all(lanes).finally(() => round.inbox.close());
  try {
    await makeReady(round);
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

/** The time until the first byte, once the requests are out, is used for what the first meal would have to wait for. */
async function makeReady({ deps, context, asking }: Round): Promise<void> {
  const [slot] = asking.slots;
  if (slot === undefined) return;
  await deps.clock.wait(0);
  const share = asking.share ?? shareOfDay(context, asking.meals, slot);
  readyForDishes({ id: "", day: slot.day, type: slot.type, eater: context.eater, share });
}

function errandsOf({ slots, choices = 1 }: Asking): Errand[] {
  const days = [...new Set(slots.map(({ day }) => day))];
  const turns = Array.from({ length: choices }, (_, turn) => turn);
  return turns.flatMap((turn) => days.map((day) => ({ day, open: slots.filter((slot) => slot.day === day), turn })));
}

/** Takes one errand after the other until none is left or the endpoint has failed. */
async function runLane(round: Round, errands: Errand[]): Promise<void> {
  for (
    let errand = errands.shift();
    errand !== undefined && !round.isDown && !round.stop.signal.aborted;
    errand = errands.shift()
  ) {
    await ask(round, errand);
  }
}

async function ask(round: Round, errand: Errand): Promise<void> {
  const { context, model, stop } = round;
  const { open } = errand;
  const request = {
    prompt: writePrompt(briefOf(round, errand)),
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
  { deps, context, asking, names, neverKeys, filled, meals }: Round,
  open: readonly Slot[],
  reply: unknown,
): Meal | null {
  const proposal = parseProposal(reply);
  const slot = proposal && open.find(({ type }) => type === proposal.type);
  const isKnown = (name: string) => names.has(name.toLowerCase()) || neverKeys.has(nameKey(name));
  if (!proposal || !slot || isKnown(proposal.name)) return null;
  const count = filled.get(slotKey(slot)) ?? 0;
  if (count >= (asking.choices ?? 1)) return null;
  const order = {
    id: deps.chance.newId(),
    day: slot.day,
    type: slot.type,
    eater: context.eater,
    share: asking.share ?? shareOfDay(context, meals, slot),
  };
  const repaired = repairProposal(proposal, order);
  if (!("meal" in repaired) || isKnown(repaired.meal.name)) return null;
  if (asking.isWanted?.(repaired.meal) === false) return null;
  filled.set(slotKey(slot), count + 1);
  meals.push(repaired.meal);
  names.add(repaired.meal.name.toLowerCase());
  return repaired.changes.length === 0 ? repaired.meal : { ...repaired.meal, changes: repaired.changes };
}

function briefOf({ context, asking, names }: Round, { day, open, turn }: Errand) {
  const { answers, eater, targets, account } = context;
  const nevers = asking.tastes.neverDishes.slice(0, NEVER_AGAIN_NAMED).map(({ name }) => name);
  return {
    day,
    types: open.map(({ type }) => type),
    diet: eater.diet,
    goal: answers.goal,
    level: answers.cookingLevel,
    eater,
    avoidText: withoutPerson(answers.otherAllergies ?? "", account.name),
    proteinPercent: Math.round((targets.proteinG * 400) / targets.energyKcal / PERCENT_STEP) * PERCENT_STEP,
    favouriteNames: asking.tastes.favoriteDishes.map(({ name }) => name),
    namesToAvoid: [...nevers, ...names, ...asking.tastes.recentDishes.map(({ name }) => name)],
    wishes: asking.wishes ?? [],
    seed: asking.seed + turn * CUISINES_LISTED,
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
