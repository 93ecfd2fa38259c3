/** Longest address that common mail programs take. */
const MAILTO_MAX_LENGTH = 1_900;

interface MailDraft {
  /** Left out where the reader chooses. */
  readonly to?: string;
  readonly subject: string;
  readonly body: string;
}

/** A mail for the reader's own mail program; cut at a line where an address would grow too long. */
export function mailtoAddress({ to = "", subject, body }: MailDraft): string {
  const head = `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=`;
  const lines = body.split("\n");
  while (lines.length > 1 && head.length + encodeURIComponent(lines.join("\r\n")).length > MAILTO_MAX_LENGTH)
    lines.pop();
  return head + encodeURIComponent(lines.join("\r\n"));
}
