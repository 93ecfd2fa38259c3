/**
 * The values that the build puts into the app's code (`define` in `web/vite.config.ts`), for tests that run the source
 * directly.
 */
Object.assign(globalThis, { __KEPT_SHAPE__: "of this version" });
