import { unpackedBrowser } from "./browser.ts";

/** Once before the test processes, each of which would unpack its own. */
export default async function unpackBrowser(): Promise<void> {
  if (process.env.CHROMIUM_PATH === undefined) await unpackedBrowser();
}
