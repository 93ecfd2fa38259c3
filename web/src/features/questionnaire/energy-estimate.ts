import { type Energy, type EnergyDetails, energyFor, type Safeguard } from "@mealwright/schema/rules/energy";

export interface EnergyEstimate extends Pick<Energy, "energyKcal" | "basis"> {
  /** Whether a floor or ceiling took the place of need and goal. */
  readonly limited: boolean;
}

const LIMITS: ReadonlySet<Safeguard> = new Set<Safeguard>(["energy-floor", "energy-ceiling"]);

/** The daily energy that the plan will aim for, shown while details come in. */
export function estimateEnergy(details: EnergyDetails): EnergyEstimate {
  const { energyKcal, basis, floorsApplied } = energyFor(details);
  return { energyKcal, basis, limited: floorsApplied.some((safeguard) => LIMITS.has(safeguard)) };
}
