import { lazy, type ReactNode, useState } from "react";

export interface LoadableScreen {
  (): ReactNode;
  /** Fetches the screen's code; from then on it is drawn without waiting. Rejects when the file does not arrive. */
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
    // Chosen once: a change of the component would throw away what the visitor has typed.
    const [Screen] = useState(() => loaded ?? Lazy);
    return <Screen />;
  }
  return Object.assign(Loadable, { preload });
}
