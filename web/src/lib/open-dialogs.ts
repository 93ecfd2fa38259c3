/** The dialogs that are open and have a history entry of their own, by the id in its state (`use-back-closes.ts`). */
export const openDialogs = new Set<string>();
