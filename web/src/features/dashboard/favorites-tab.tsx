import { MESSAGES } from "@mealwright/schema/constants/messages";
import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { User } from "@mealwright/schema/contract/user";
import { can, lowestTierWith } from "@mealwright/schema/rules/entitlements";
import { CAPABILITY_PHRASES } from "@mealwright/schema/rules/text/capability-phrases";
import { useCall } from "../../api/hooks/use-call.ts";
import { useGone } from "../../api/hooks/use-gone.ts";
import { LinkButton } from "../../components/button.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { useToast } from "../../components/toast/toast.tsx";
import { useOpenInAddress } from "../../components/use-open-in-address.ts";
import { FAVORITE_PARAM, PATHS } from "../../pages/paths.ts";
import type { RenderRecipe } from "./dish-dialog.tsx";
import { FavoriteCard } from "./favorite-card.tsx";
import { FavoritesLibrary } from "./favorites-library.tsx";

interface FavoritesTabProps {
  readonly user: User;
  readonly renderRecipe: RenderRecipe;
}

/** Favorite meals; on a tier without favorites, which plan has them. */
export function FavoritesTab({ user, renderRecipe }: FavoritesTabProps) {
  const allowed = can(user.tier, "favorites");
  const favorites = useCall("favorites", { enabled: allowed });
  const opened = useOpenInAddress(FAVORITE_PARAM);
  const toast = useToast();
  const isThere = favorites.data?.some(({ id }) => id === opened.id);
  useGone(opened.id !== null && isThere === false, () => {
    if (opened.close()) toast.show({ title: "This dish is no longer among your favorites." });
  });
  if (!allowed) {
    return (
      <section className="max-w-xl">
        <h2 className="text-2xl">Keep the meals you love</h2>
        <p className="mt-2 text-ink-soft">
          Favorites come with {TIER_NAMES[lowestTierWith("favorites")]} and every plan above it. Mark a meal with the
          heart on its card, and you will find it here again.
        </p>
        <LinkButton to={PATHS.pricing} className="mt-5">
          See the plans
        </LinkButton>
      </section>
    );
  }
  if (favorites.error !== undefined) {
    return <FailedNotice onRetry={favorites.retry}>{MESSAGES.somethingWentWrong}</FailedNotice>;
  }
  if (favorites.data === undefined) return <Skeleton className="h-32" />;
  if (favorites.data.length === 0) {
    return (
      <section className="max-w-xl">
        <h2 className="text-2xl">No favorites yet</h2>
        <p className="mt-2 text-ink-soft">Press the heart on a meal you would eat again.</p>
        <LinkButton to={PATHS.mealPlan} className="mt-5">
          Open my meal plan
        </LinkButton>
      </section>
    );
  }
  if (can(user.tier, "favorites_library"))
    return <FavoritesLibrary user={user} favorites={favorites.data} renderRecipe={renderRecipe} />;
  return (
    <div className="grid gap-5">
      <ul className="grid gap-3 sm:grid-cols-2">
        {favorites.data.map((favorite) => (
          <FavoriteCard key={favorite.id} favorite={favorite} />
        ))}
      </ul>
      <p className="max-w-xl text-small text-ink-soft">
        With {TIER_NAMES[lowestTierWith("favorites_library")]} you get {CAPABILITY_PHRASES.favorites_library}: search
        them, open their recipes, put them into a week, and have weeks prefer them.
      </p>
    </div>
  );
}
