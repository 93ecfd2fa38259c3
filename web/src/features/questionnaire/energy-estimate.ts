import { type Energy, type EnergyDetails, energyFor, type Safeguard } from "@mealwright/schema/rules/energy";

export interface EnergyEstimate extends Pick<Energy, "energyKcal" | "basis"> {
  /** Whether a floor or ceiling overrides what need and goal give. */
  readonly limited: boolean;
}

const LIMITS: ReadonlySet<Safeguard> = new Set<Safeguard>(["energy-floor", "energy-ceiling"]);

/** The daily energy that the plan will aim for, updated as details are typed. */
export function estimateEnergy(details: EnergyDetails): EnergyEstimate {
  const { energyKcal, basis, floorsApplied } = energyFor(details);
  return { energyKcal, basis, limited: floorsApplied.some((safeguard) => LIMITS.has(safeguard)) };
}
