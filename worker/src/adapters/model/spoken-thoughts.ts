const OPENING = "<think>";
const CLOSING = "</think>";

/**
 * Removes what some models think aloud at the start of their reply, between `<think>` and `</think>`: a draft in it is
 * not an answer.
 */
export class SpokenThoughts {
  private state: "start" | "thinking" | "over" = "start";
  private held = "";

  /** The words of the reply in a piece of it. */
  push(text: string): string {
    if (this.state === "over") return text;
    this.held += text;
    if (this.state === "start") {
      const begun = this.held.trimStart();
      if (begun.length < OPENING.length && OPENING.startsWith(begun)) return "";
      if (!begun.startsWith(OPENING)) return this.release(this.held);
      this.state = "thinking";
    }
    const end = this.held.indexOf(CLOSING);
    if (end >= 0) return this.release(this.held.slice(end + CLOSING.length));
    this.held = this.held.slice(-CLOSING.length);
    return "";
  }

  private release(text: string): string {
    this.state = "over";
    this.held = "";
    return text;
  }
}
