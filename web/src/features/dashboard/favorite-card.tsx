import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { Favorite } from "@mealwright/schema/contract/favorites";
import { removeFavorite } from "../../api/favorites.ts";
import { serverText } from "../../api/transport/http-error.ts";
import { Button } from "../../components/button.tsx";
import { MealDetail } from "../../components/meal-detail.tsx";
import { useToast } from "../../components/toast/toast.tsx";

interface FavoriteCardProps {
  readonly favorite: Favorite;
  /** Omitted where the tier has no favorites library. */
  readonly onOpen?: () => void;
}

/** A favorite on its shelf. */
export function FavoriteCard({ favorite, onOpen }: FavoriteCardProps) {
  const toast = useToast();
  const { name, type, prepTime, rating } = favorite;
  const remove = () => {
    toast.forget("removeFavorite");
    return removeFavorite(favorite).catch((error: unknown) =>
      toast.show({
        title: serverText(error) ?? MESSAGES.somethingWentWrong,
        tone: "bad",
        failed: "removeFavorite",
      }),
    );
  };
  return (
    <li className="rounded-card border border-line bg-card p-4">
      <p className="font-semibold">{name}</p>
      <MealDetail meal={favorite} className="text-small" />
      <p className="text-small text-ink-soft">
        <span className="capitalize">{type}</span> · {prepTime} min · {rating}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {onOpen === undefined ? null : (
          <Button size="small" variant="secondary" onClick={onOpen}>
            Open<span className="sr-only">: {name}</span>
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => void remove()}>
          Remove<span className="sr-only">: {name}</span>
        </Button>
      </div>
    </li>
  );
}
