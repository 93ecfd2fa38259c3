/** Longest address that common mail programs take. */
const MAILTO_MAX_LENGTH = 1_900;

interface MailDraft {
  /** Omitted when the sender chooses the recipient. */
  readonly to?: string;
  readonly subject: string;
  readonly body: string;
  /** The last line of a cut body, saying how many lines are missing. */
  readonly whenCut?: (linesLeftOut: number) => string;
}

export interface MailtoAddress {
  readonly address: string;
  readonly leftOut: number;
}

const REST_MISSING = "(The rest of this text did not fit into the link. Please add it here.)";

/** A `mailto:` link. Mail programs limit the length of an address: a long body is cut between lines, and says so. */
export function mailtoAddress({ to = "", subject, body, whenCut = () => REST_MISSING }: MailDraft): MailtoAddress {
  const head = `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=`;
  const lines = body.split("\n");
  const addressOf = (kept: readonly string[]) => head + encodeURIComponent(kept.join("\r\n"));
  for (let count = lines.length; ; count -= 1) {
    const leftOut = lines.length - count;
    const address = addressOf(leftOut === 0 ? lines : [...lines.slice(0, count), "", whenCut(leftOut)]);
    if (address.length <= MAILTO_MAX_LENGTH || count <= 1) return { address, leftOut };
  }
}
