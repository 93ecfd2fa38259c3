import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { TextField } from "./form/text-field.tsx";

interface PrivateAddressProps {
  readonly label: string;
  readonly help: string;
  readonly url: string;
  /** Other ways to pass it on. */
  readonly children?: ReactNode;
}

/** An address that is shown once, to be copied. */
export function PrivateAddress({ label, help, url, children }: PrivateAddressProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // If the browser denies clipboard access, a press on the address selects it.
      setCopied(false);
    }
  };
  return (
    <div className="grid gap-3">
      <TextField label={label} help={help} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          Copy address
        </Button>
        {children}
        <span role="status" className="text-small text-ink-soft">
          {copied ? "Copied." : ""}
        </span>
      </div>
    </div>
  );
}
