/** How long to wait before a file that did not arrive is asked for once more. */
const AGAIN_AFTER_MS = 1_000;

const arriving = new Map<string, Promise<unknown>>();

/**
 * Stands in for Vite's own helper around each `import()` of the built app (`vite.config.ts`). Browsers never ask again
 * for a module or a preloaded file that failed to load, so all files of a part are fetched before any is imported: a part that did not
 * arrive can be asked for again, and is, once.
 */
export async function loadCode<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map((file) => arrived(`/${file}`)));
  return load();
}

function arrived(path: string): Promise<unknown> {
  // What the page itself has loaded, before the app ran.
  if (document.querySelector(`link[href="${path}"]`) !== null) return Promise.resolve();
  const known = arriving.get(path);
  if (known !== undefined) return known;
  const coming = fetchFile(path).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    return fetchFile(path);
  });
  arriving.set(path, coming);
  coming.catch(() => arriving.delete(path));
  return coming;
}

/** Into the browser's cache, where `import()` finds it; the page has to be told to use a style. */
async function fetchFile(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  await response.arrayBuffer();
  if (path.endsWith(".css")) await applyStyle(path);
}

function applyStyle(path: string): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = path;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  document.head.append(link);
  return loaded;
}
