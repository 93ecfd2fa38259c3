import type { DishFault, SlotState } from "@mealwright/schema/constants/model";
import { can } from "@mealwright/schema/rules/entitlements";
import type { Slot } from "@mealwright/schema/rules/week";
import type { Deps } from "../../../deps.ts";
import type { Meal } from "../../../domain/meal.ts";
import type { PlanContext } from "../../../domain/meal-plan/plan-context.ts";
import { wantedGroups } from "../../../domain/model/prompt/food-groups.ts";
import { REPLY_SCHEMA, writePrompt } from "../../../domain/model/prompt/prompt.ts";
import { readyForDishes } from "../../../domain/model/ready.ts";
import type { Share } from "../../../domain/model/repair/portions.ts";
import { type MealModel, ModelFailure } from "../../../domain/model-ports.ts";
import type { MainGroup } from "../../../domain/nutrition/diet-terms.ts";
import { shareOfDay } from "../meal-share.ts";
import type { Tastes } from "../planner-profile.ts";
import { checkDish, GrowingWeek } from "./check-dish.ts";
import { EventQueue } from "./event-queue.ts";
import { promptInputFor } from "./prompt-input.ts";
import { type Job, ProposalJobs } from "./proposal-jobs.ts";

/** How often a waiting generation checks its reader, its lease and the time. */
const LOOK_ROUND_MS = 250;
/** A check that comes later than this was delayed by our own work, so the delay does not count as silence. */
const BUSY_MS = 500;

type AskDeps = Pick<Deps, "clock" | "chance">;

export interface Asking {
  readonly slots: readonly Slot[];
  /** Meals that the week already has. */
  readonly meals: readonly Meal[];
  readonly tastes: Tastes;
  readonly seed: number;
  /** Everything ends after this long, whatever is still outstanding. */
  readonly totalMs: number;
  /** Further dish names that must not come again. */
  readonly avoidNames?: readonly string[];
  /** What a meal should provide; the slot's usual share of the day when absent. */
  readonly share?: Share;
  /** How many dishes to offer for each slot, one request each, asked for once; one dish when absent. */
  readonly choices?: number;
  /** Further requirements on the dishes, in words for the prompt and as a check on the repaired dish. */
  readonly wishes?: readonly string[];
  readonly isWanted?: (meal: Meal) => boolean;
  /** Aborted when the reader has left. */
  readonly signal: AbortSignal;
}

/** Events while a model is asked; a `pulse` now and then when there are none. */
export type ModelEvent =
  | { readonly kind: "meal"; readonly meal: Meal }
  | { readonly kind: "slot"; readonly slot: Slot; readonly state: SlotState; readonly reason: string | null }
  /** A dish that was refused, and why. */
  | { readonly kind: "refused"; readonly fault: DishFault }
  | { readonly kind: "pulse" };

const PULSE: ModelEvent = { kind: "pulse" };

interface Run {
  readonly deps: AskDeps;
  readonly model: MealModel;
  readonly context: PlanContext;
  readonly asking: Asking;
  readonly isPriority: boolean;
  readonly jobs: ProposalJobs;
  readonly week: GrowingWeek;
  /** The food group that the week still needs in each main slot. */
  readonly groups: ReadonlyMap<Slot, MainGroup>;
  readonly events: EventQueue<ModelEvent>;
  readonly stop: AbortController;
  /** Requests that have delivered something. */
  speaking: number;
  /** When any request last delivered something. Milliseconds since the epoch. */
  lastLifeAt: number;
}

const nowOf = ({ clock }: AskDeps) => clock.now().getTime();

/**
 * A model's dishes for the open slots, each repaired, verified and yielded as it arrives, and the slots' states. Waits
 * while the endpoint shows signs of life; ends when all is answered, the endpoint is dead, time is up or the reader has
 * left. Never throws for what a model does.
 */
export async function* askModel(
  deps: AskDeps,
  model: MealModel,
  context: PlanContext,
  asking: Asking,
): AsyncGenerator<ModelEvent> {
  const startedAt = nowOf(deps);
  const endsAt = startedAt + asking.totalMs;
  const { choices = 1 } = asking;
  const run: Run = {
    deps,
    model,
    context,
    asking,
    isPriority: can(context.account.tier, "priority_generation"),
    jobs: new ProposalJobs(jobsOf(asking), endsAt, choices > 1 ? 1 : undefined),
    week: new GrowingWeek(asking.meals, asking.avoidNames ?? [], asking.tastes.neverDishes, choices),
    groups: wantedGroups(context.eater, asking.slots, asking.meals),
    events: new EventQueue(),
    stop: new AbortController(),
    speaking: 0,
    lastLifeAt: startedAt,
  };
  sendJobs(run);
  try {
    await makeReady(run);
    forgiveOwnWork(run, startedAt);
    while (!run.events.isOver) {
      const event = run.events.take();
      if (event !== undefined) {
        yield event;
        continue;
      }
      const untilLook = untilNextLook(run, endsAt);
      const dueAt = nowOf(deps) + untilLook;
      await Promise.race([run.events.arrival(), deps.clock.wait(untilLook)]);
      forgiveOwnWork(run, dueAt);
      const now = nowOf(deps);
      if (asking.signal.aborted || now >= endsAt) return;
      if (now - run.lastLifeAt >= model.silenceMs(run.isPriority)) {
        run.stop.abort(new ModelFailure("dead", "no sign of life on any request"));
        return;
      }
      sendJobs(run);
      yield PULSE;
    }
  } finally {
    run.stop.abort();
  }
}

function untilNextLook(run: Run, endsAt: number): number {
  const now = nowOf(run.deps);
  const silentAt = run.lastLifeAt + run.model.silenceMs(run.isPriority);
  const next = Math.min(now + LOOK_ROUND_MS, endsAt, silentAt, run.jobs.nextAt ?? endsAt);
  return Math.max(1, next - now);
}

/** Data that arrives while we compute is seen only afterwards, so that time does not count as silence. */
function forgiveOwnWork(run: Run, dueAt: number): void {
  const now = nowOf(run.deps);
  const lateMs = now - dueAt;
  if (lateMs > BUSY_MS) run.lastLifeAt = Math.min(now, run.lastLifeAt + lateMs);
}

/** While the requests are on their way, compute what the first meal would otherwise wait for. */
async function makeReady({ deps, context, asking }: Run): Promise<void> {
  const [slot] = asking.slots;
  if (slot === undefined) return;
  await deps.clock.wait(0);
  const share = asking.share ?? shareOfDay(context, asking.meals, slot);
  readyForDishes({ id: "", day: slot.day, type: slot.type, eater: context.eater, share });
}

function jobsOf({ slots, choices = 1 }: Asking): readonly Job[] {
  const days = [...new Set(slots.map(({ day }) => day))];
  const turns = Array.from({ length: choices }, (_, turn) => turn);
  return turns.flatMap((turn) =>
    days.map((day) => ({
      day,
      slots: slots.filter((slot) => slot.day === day),
      attempt: 1,
      turn,
      refused: null,
      notBefore: 0,
      busy: 0,
    })),
  );
}

/** Sends the requests that may be sent now; closes the queue when none runs and none may follow. */
function sendJobs(run: Run): void {
  const { jobs, events, model, isPriority, stop } = run;
  if (stop.signal.aborted) return;
  for (;;) {
    const job = jobs.next(nowOf(run.deps), model.capacity(isPriority));
    if (job === null) break;
    void send(run, job).then(() => sendJobs(run));
  }
  if (jobs.isRunning) return;
  // Do not wait for an endpoint that is known to be dead.
  if (model.capacity(isPriority) <= 0) giveUp(run, jobs.clear());
  if (jobs.isOver) events.close();
}

function giveUp({ events, week }: Run, slots: readonly Slot[]): void {
  for (const slot of slots) if (!week.isFull(slot)) events.put({ kind: "slot", slot, state: "cookbook", reason: null });
}

async function send(run: Run, job: Job): Promise<void> {
  const { context, model, asking, isPriority, week, events, stop, deps } = run;
  const { tastes, wishes = [], seed } = asking;
  const facts = { tastes, names: week.names, groups: run.groups, wishes, seed };
  const request = {
    prompt: writePrompt(promptInputFor(context, job, facts)),
    schema: REPLY_SCHEMA,
    isPriority,
    signal: stop.signal,
  };
  for (const slot of job.slots) events.put({ kind: "slot", slot, state: "proposing", reason: null });
  const refused = new Map<Slot, string>();
  let failure: ModelFailure | null = null;
  let hasSpoken = false;
  try {
    for await (const output of model.propose(request)) {
      run.lastLifeAt = nowOf(deps);
      if (!hasSpoken) run.speaking += 1;
      hasSpoken = true;
      if (output.kind === "dish") receive(run, job, output.dish, refused);
    }
  } catch (error) {
    failure = error instanceof ModelFailure ? error : new ModelFailure("cut", "an unknown failure");
  }
  if (hasSpoken) run.speaking -= 1;
  if (failure !== null && failure.reason !== "slow" && failure.reason !== "unreachable") run.lastLifeAt = nowOf(deps);
  const open = job.slots.filter((slot) => !week.isFull(slot));
  const ending = {
    open: open.map((slot) => ({ slot, refused: refused.get(slot) ?? null })),
    failure,
    speaking: run.speaking,
  };
  giveUp(run, run.jobs.end(job, ending, nowOf(deps)));
}

/** Checks a dish: it becomes a meal of the week, or its slot is told why it was refused. */
function receive({ deps, context, asking, week, events }: Run, job: Job, dish: unknown, refused: Map<Slot, string>) {
  const { share, isWanted } = asking;
  const checked = checkDish(dish, { context, week, open: job.slots, share, isWanted, newId: deps.chance.newId });
  const { slot } = checked;
  if (slot === null) return;
  events.put({ kind: "slot", slot, state: "checking", reason: null });
  if ("meal" in checked) {
    events.put({ kind: "meal", meal: checked.meal });
    return;
  }
  refused.set(slot, checked.refused.told);
  events.put({ kind: "refused", fault: checked.refused.fault });
  events.put({ kind: "slot", slot, state: "replaced", reason: checked.refused.shown });
}
