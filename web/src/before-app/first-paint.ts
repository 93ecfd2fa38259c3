import { applyAppearance, storedAppearance } from "../storage/appearance.ts";
import { loadPage, whenPainted } from "./load-page.ts";

/**
 * Written into every public page by the build, with the names of the page's files beside it. The drawn page is painted
 * first; the whole style, the fonts and the code follow.
 */
applyAppearance(storedAppearance(), document.documentElement);
const { files, styles } = document.currentScript?.dataset ?? {};
const listOf = (names: string | undefined) => names?.split(" ").filter((name) => name !== "") ?? [];
whenPainted(() => void loadPage(listOf(files), listOf(styles)));
