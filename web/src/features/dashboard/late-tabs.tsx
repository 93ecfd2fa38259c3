import type { User } from "@mealwright/schema/contract/user";
import { type ReactNode, Suspense } from "react";
import { late } from "../../components/late.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import type { RenderRecipe } from "./dish-dialog.tsx";

const Favorites = late(async () => (await import("./favorites-tab.tsx")).FavoritesTab);
const Profile = late(async () => (await import("./profile-tab.tsx")).ProfileTab);
const LateCollection = late(async () => (await import("./collection-section.tsx")).CollectionSection);

/**
 * Fetches the code of these tabs, which are closed at first. What does not arrive is requested again when its tab is
 * opened.
 */
export function loadLateTabs(): void {
  void Promise.allSettled([Favorites.preload(), Profile.preload(), LateCollection.preload()]);
}

interface ShelvesProps {
  readonly user: User;
  readonly renderRecipe: RenderRecipe;
}

export function FavoritesTab(props: ShelvesProps) {
  return (
    <Later>
      <Favorites {...props} />
    </Later>
  );
}

/** Below the favorites, so nothing moves when it loads. */
export function Collection(props: ShelvesProps) {
  return (
    <Suspense fallback={null}>
      <LateCollection {...props} />
    </Suspense>
  );
}

export function ProfileTab({ user }: { readonly user: User }) {
  return (
    <Later>
      <Profile user={user} />
    </Later>
  );
}

/** A tab's panel whose code may still be loading. */
export function Later({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<Skeleton className="h-96" />}>{children}</Suspense>;
}
