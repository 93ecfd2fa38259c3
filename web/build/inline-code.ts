import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { InlineDigests } from "./hosting/hosting-files.ts";
import { criticalStyle } from "./style/critical-style.ts";

/** The scripts that are written into pages, each one piece of code. */
export type InlineScripts = Readonly<
  Record<"first-paint" | "first-input" | "landing-paint" | "member-page" | "other-drawing", string>
>;

/** Inline scripts and styles, and their digests for the content security policy. */
export class InlineCode {
  readonly #directory: string;
  readonly #scripts: InlineScripts;
  readonly #digests: { readonly scripts: Set<string>; readonly styles: Set<string> } = {
    scripts: new Set(),
    styles: new Set(),
  };

  constructor(directory: string, scripts: InlineScripts) {
    this.#directory = directory;
    this.#scripts = scripts;
  }

  /** The part of the built styles that these bodies need. */
  criticalStyle(bodies: string, files: readonly string[]): Promise<string> {
    return criticalStyle(files.map((file) => readFileSync(join(this.#directory, file), "utf8")).join(""), bodies);
  }

  /** A style as it is written into a page. */
  style(style: string): string {
    this.#digests.styles.add(digest(style));
    return `<style>${style}</style>`;
  }

  /** One of the scripts, with what it reads from its element. */
  script(name: keyof InlineScripts, data: Readonly<Record<string, string>> = {}): string {
    const script = this.#scripts[name];
    this.#digests.scripts.add(digest(script));
    const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${value}"`);
    return `<script${attributes.join("")}>${script}</script>`;
  }

  get digests(): InlineDigests {
    return { scripts: [...this.#digests.scripts], styles: [...this.#digests.styles] };
  }
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
