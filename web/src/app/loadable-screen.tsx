import { lazy, type ReactNode, useState } from "react";

export interface LoadableScreen {
  (): ReactNode;
  /** Loads the screen's code, so that it then renders without waiting. Rejects when the file cannot be loaded. */
  readonly preload: () => Promise<unknown>;
}

/** A screen whose code is fetched when it is first drawn, or before by `preload`, as prerendering and hydration need. */
export function loadable(load: () => Promise<() => ReactNode>): LoadableScreen {
  let loaded: (() => ReactNode) | undefined;
  const preload = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Lazy = lazy(preload);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each screen, when the module loads.
  function Loadable() {
    // Chosen once: switching components would unmount the screen and lose what was typed.
    const [Screen] = useState(() => loaded ?? Lazy);
    return <Screen />;
  }
  return Object.assign(Loadable, { preload });
}
