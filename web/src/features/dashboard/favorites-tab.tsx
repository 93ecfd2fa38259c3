import { CALL_ERRORS, MESSAGES } from "@mealwright/schema/constants/messages";
import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { User } from "@mealwright/schema/contract/user";
import { can, lowestTierWith } from "@mealwright/schema/rules/entitlements";
import { isNotBuilt } from "../../api/http-error.ts";
import { useCall } from "../../api/use-call.ts";
import { LinkButton } from "../../components/button.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { Notice } from "../../components/notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { PATHS } from "../../lib/paths.ts";

/** Marked meals; a tier without favourites reads what they are and where they come from. */
export function FavoritesTab({ user }: { readonly user: User }) {
  const allowed = can(user.tier, "favorites");
  const favorites = useCall("favorites", { enabled: allowed });
  if (!allowed) {
    return (
      <section className="max-w-xl">
        <h2 className="text-2xl">Keep the meals you love</h2>
        <p className="mt-2 text-ink-soft">
          Favourites come with every paid plan, from {TIER_NAMES[lowestTierWith("favorites")]} on. Mark a meal with the
          heart on its card and find it here again.
        </p>
        <LinkButton to={PATHS.pricing} className="mt-5">
          See the plans
        </LinkButton>
      </section>
    );
  }
  if (favorites.error !== undefined) {
    return isNotBuilt(favorites.error) ? (
      <Notice>{CALL_ERRORS.notBuilt} Favourites open soon.</Notice>
    ) : (
      <FailedNotice onRetry={() => void favorites.mutate()}>{MESSAGES.somethingWentWrong}</FailedNotice>
    );
  }
  if (favorites.data === undefined) return <Skeleton className="h-32" />;
  if (favorites.data.length === 0) {
    return (
      <section className="max-w-xl">
        <h2 className="text-2xl">No favourites yet</h2>
        <p className="mt-2 text-ink-soft">Press the heart on a meal that you would eat again.</p>
        <LinkButton to={PATHS.mealPlan} className="mt-5">
          Open my meal plan
        </LinkButton>
      </section>
    );
  }
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {favorites.data.map((favorite) => (
        <li key={favorite.id} className="rounded-card border border-line bg-card p-4">
          <p className="font-semibold">{favorite.name}</p>
          <p className="text-small text-ink-soft">
            <span className="capitalize">{favorite.type}</span> · {favorite.prepTime} min · {favorite.rating}
          </p>
        </li>
      ))}
    </ul>
  );
}
