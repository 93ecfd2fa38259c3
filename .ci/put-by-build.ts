/** What the build writes into the app's code (`define` in `web/vite.config.ts`), for tests that run it as it is written. */
Object.assign(globalThis, { __KEPT_SHAPE__: "of this version" });
