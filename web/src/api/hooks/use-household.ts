import type { Household } from "@mealwright/schema/contract/household";
import { can } from "@mealwright/schema/rules/entitlements";
import { useSession } from "../session.ts";
import { useCall } from "./use-call.ts";

/** Who eats along with a member whose tier plans for several; null for other tiers, and until it is known. */
export function useHousehold(): Household | null {
  const { user } = useSession();
  const hasFamily = user ? can(user.tier, "family_portions") : false;
  const { data } = useCall("household", { enabled: hasFamily });
  return (hasFamily && data) || null;
}
