import type { Favorite } from "@mealwright/schema/contract/favorites";
import type { User } from "@mealwright/schema/contract/user";
import { useState } from "react";
import { openFavorite } from "../../api/favorites.ts";
import { TextField } from "../../components/form/text-field.tsx";
import { useOpenInAddress } from "../../components/use-open-in-address.ts";
import { FAVORITE_PARAM } from "../../pages/paths.ts";
import { DishDialog, type RenderRecipe, type ShelfEntry } from "./dish-dialog.tsx";
import { FavoriteCard } from "./favorite-card.tsx";

interface FavoritesLibraryProps {
  readonly user: User;
  readonly favorites: readonly Favorite[];
  readonly renderRecipe: RenderRecipe;
}

const entryOf = ({ id, name, detail, mealId }: Favorite): ShelfEntry => ({
  id,
  name,
  ...(detail === undefined ? {} : { detail }),
  dishId: mealId,
  load: () => openFavorite(id),
});

/** Favorites that can be searched, opened and put into the week; planning prefers them. */
export function FavoritesLibrary({ user, favorites, renderRecipe }: FavoritesLibraryProps) {
  const [text, setText] = useState("");
  const opened = useOpenInAddress(FAVORITE_PARAM);
  const favorite = favorites.find(({ id }) => id === opened.id);
  const wanted = text.trim().toLowerCase();
  const found = favorites.filter(({ name, detail = "", type }) =>
    `${name} ${detail} ${type}`.toLowerCase().includes(wanted),
  );
  return (
    <div className="grid gap-5">
      <TextField
        label="Search your favorites"
        name="search-favorites"
        type="search"
        autoComplete="off"
        help="Weeks that we plan for you prefer them."
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="max-w-md"
      />
      <p role="status" className="text-small text-ink-soft">
        {found.length === 1 ? "1 favorite" : `${found.length} favorites`}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {found.map((one) => (
          <FavoriteCard key={one.id} favorite={one} onOpen={() => opened.open(one.id)} />
        ))}
      </ul>
      <DishDialog
        user={user}
        renderRecipe={renderRecipe}
        entry={favorite === undefined ? null : entryOf(favorite)}
        onClose={opened.close}
      />
    </div>
  );
}
