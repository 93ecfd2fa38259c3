/** Set by the build (`build/kept-shape.ts`). */
declare const __KEPT_SHAPE__: string;

/** The shape of the replies that this version stores and reads; what another version stored may differ. */
export const KEPT_SHAPE = __KEPT_SHAPE__;
