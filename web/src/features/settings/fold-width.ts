/** From this width on (Tailwind's `sm`), every part of Settings is open. */
export const BESIDE_QUERY = "(min-width: 40rem)";
