import { createHash } from "node:crypto";
import { CALLS } from "@mealwright/schema/calls";
import { jsonSchema } from "@mealwright/schema/openapi";

/** Calls whose answers a browser stores for when there is no network. */
const KEPT = ["user", "activeMealPlan", "sharedList"] as const satisfies readonly (keyof typeof CALLS)[];

type Shape = Parameters<typeof jsonSchema>[0];

/** A name for the shapes of the replies that browsers store: it changes as soon as one of them does. */
export function keptShape(shapes: readonly Shape[] = KEPT.map((name) => CALLS[name].reply)): string {
  const described = shapes.map((shape) => jsonSchema(shape, "output"));
  return createHash("sha256").update(JSON.stringify(described)).digest("hex").slice(0, 12);
}
