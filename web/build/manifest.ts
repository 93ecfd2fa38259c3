import { readFileSync } from "node:fs";
import { join } from "node:path";

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** Vite's record of a build: the files of each module that it was given or that is loaded on demand. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The module from which the app starts. */
export const APP_ENTRY = "index.html";

/** Where the records are kept, outside of what is served, for the tests. */
export const MANIFESTS_DIRECTORY = join(import.meta.dirname, "../../dist/manifests");

export function readManifest(name: "app" | "landing"): Manifest {
  return JSON.parse(readFileSync(join(MANIFESTS_DIRECTORY, `${name}.json`), "utf8"));
}

/** The entry of a module; throws when the build made none. */
export function entryOf(module: string, manifest: Manifest): ManifestEntry {
  const entry = manifest[module];
  if (entry === undefined) throw new Error(`The build made no ${module}.`);
  return entry;
}

/** The files that a module's code is in, each after those that it imports: its own comes last. */
function filesOf(module: string, manifest: Manifest, found = new Set<string>()): ReadonlySet<string> {
  const { file, imports = [] } = entryOf(module, manifest);
  for (const name of imports) {
    if (!found.has(`/${manifest[name]?.file}`)) filesOf(name, manifest, found);
  }
  return found.add(`/${file}`);
}

/** The files of the app that a screen needs, in the order in which they are run. */
export function codeOf(screen: string, manifest: Manifest): readonly string[] {
  return [...filesOf(APP_ENTRY, manifest, new Set(filesOf(screen, manifest)))];
}

/**
 * The files of a module and of everything that it loads later, directly or not. Left out: the frame's own late loads
 * (every screen), and `leftOut` with what only that needs.
 */
export function lateCodeOf(module: string, manifest: Manifest, leftOut: string): readonly string[] {
  const frame = filesOf(APP_ENTRY, manifest);
  const seen = new Set<string>([leftOut]);
  const found = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { file, imports = [], dynamicImports = [], css = [] } = entryOf(name, manifest);
    for (const path of [file, ...css]) found.add(`/${path}`);
    for (const next of frame.has(`/${file}`) ? imports : [...imports, ...dynamicImports]) visit(next);
  };
  visit(module);
  return [...found];
}

/** The style that names the fonts: built apart, because pages fetch it when nothing more urgent is left. */
export function fontsOf(landing: Manifest): string {
  return `/${entryOf("src/styles/fonts.css", landing).file}`;
}

export function stylesOf(module: string, manifest: Manifest): readonly string[] {
  return (entryOf(module, manifest).css ?? []).map((file) => `/${file}`);
}
