import { MESSAGES } from "@mealwright/schema/constants/messages";
import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { ShelfDish } from "@mealwright/schema/contract/favorites";
import type { User } from "@mealwright/schema/contract/user";
import { can, lowestTierWith } from "@mealwright/schema/rules/entitlements";
import { useId } from "react";
import { openCollectionDish, readCollection } from "../../api/favorites.ts";
import { useGone } from "../../api/hooks/use-gone.ts";
import { useUncached } from "../../api/hooks/use-uncached.ts";
import { Button } from "../../components/button.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { Link } from "../../components/link.tsx";
import { MealDetail } from "../../components/meal-detail.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { useToast } from "../../components/toast/toast.tsx";
import { useOpenInAddress } from "../../components/use-open-in-address.ts";
import { DISH_PARAM, PATHS } from "../../pages/paths.ts";
import { DishDialog, type RenderRecipe, type ShelfEntry } from "./dish-dialog.tsx";

interface ShelfProps {
  readonly user: User;
  readonly renderRecipe: RenderRecipe;
}

const entryOf = ({ id, name, detail }: ShelfDish): ShelfEntry => ({
  id,
  name,
  ...(detail === undefined ? {} : { detail }),
  dishId: id,
  load: () => openCollectionDish(id),
});

/** The premium collection; on a tier without it, what it offers. */
export function CollectionSection({ user, renderRecipe }: ShelfProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="text-2xl">
        Premium recipes
      </h2>
      {can(user.tier, "premium_collection") ? (
        <Shelf user={user} renderRecipe={renderRecipe} />
      ) : (
        <p className="max-w-xl text-ink-soft">
          Dishes for evenings that deserve them. They come with{" "}
          <Link to={PATHS.pricing} className="text-link">
            {TIER_NAMES[lowestTierWith("premium_collection")]}
          </Link>
          : your weeks serve them, and each can be put into any place of a week.
        </p>
      )}
    </section>
  );
}

function Shelf({ user, renderRecipe }: ShelfProps) {
  const { value, failed, retry } = useUncached("collection", readCollection);
  const opened = useOpenInAddress(DISH_PARAM);
  const toast = useToast();
  const chosen = value?.find(({ id }) => id === opened.id);
  useGone(opened.id !== null && value !== undefined && chosen === undefined, () => {
    if (opened.close()) toast.show({ title: "This dish is not among your premium recipes now." });
  });
  if (failed) return <FailedNotice onRetry={retry}>{MESSAGES.somethingWentWrong}</FailedNotice>;
  if (value === undefined) return <Skeleton className="h-64" />;
  if (value.length === 0) {
    return <p className="max-w-xl text-ink-soft">No premium recipe suits your answers: try a longer prep time.</p>;
  }
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{value.length} dishes that suit your answers.</p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {value.map((dish) => (
          <li key={dish.id} className="flex flex-col rounded-card border border-line bg-card p-4">
            <p className="font-semibold">{dish.name}</p>
            <MealDetail meal={dish} className="text-small" />
            <p className="mb-3 text-small text-ink-soft">
              <span className="capitalize">{dish.cuisine.replaceAll("-", " ")}</span> · {dish.prepTime} min
            </p>
            <Button
              size="small"
              variant="secondary"
              className="mt-auto self-start"
              onClick={() => opened.open(dish.id)}
            >
              Open<span className="sr-only">: {dish.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <DishDialog
        user={user}
        renderRecipe={renderRecipe}
        entry={chosen === undefined ? null : entryOf(chosen)}
        onClose={opened.close}
      />
    </div>
  );
}
