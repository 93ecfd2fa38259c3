import type { User } from "@mealwright/schema/contract/user";
import { lazy, type ReactNode, Suspense } from "react";
import { Skeleton } from "../../components/skeleton.tsx";

const loadFavorites = async () => ({ default: (await import("./favorites-tab.tsx")).FavoritesTab });
const loadProfile = async () => ({ default: (await import("./profile-tab.tsx")).ProfileTab });
const loadCollection = async () => ({ default: (await import("./collection-tab.tsx")).CollectionTab });
const Favorites = lazy(loadFavorites);
const Profile = lazy(loadProfile);
const Collection = lazy(loadCollection);

/** Fetches the code of these tabs, which are closed at first. What does not arrive is asked for again when its tab is opened. */
export function loadLateTabs(): void {
  void Promise.allSettled([loadFavorites(), loadProfile(), loadCollection()]);
}

export function FavoritesTab({ user }: { readonly user: User }) {
  return (
    <Later>
      <Favorites user={user} />
    </Later>
  );
}

export function CollectionTab({ user }: { readonly user: User }) {
  return (
    <Later>
      <Collection user={user} />
    </Later>
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
