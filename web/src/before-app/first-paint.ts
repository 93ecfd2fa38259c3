import { applyAppearance, storedAppearance } from "../storage/appearance.ts";
import { loadPage, whenPainted } from "./load-page.ts";

/**
 * The build writes this into every public page, together with the names of the page's files. The prerendered page is
 * painted first; the full style, the fonts and the code follow.
 */
applyAppearance(storedAppearance(), document.documentElement);
const { files, styles } = document.currentScript?.dataset ?? {};
const listOf = (names: string | undefined) => names?.split(" ").filter((name) => name !== "") ?? [];
whenPainted(() => void loadPage(listOf(files), listOf(styles)));
