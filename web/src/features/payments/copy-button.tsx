import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";

/** Puts a text on the clipboard; where the browser forbids it, the text beside it can be selected. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={copied ? `${label} copied` : `Copy ${label}`}
      onClick={() => void copy()}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {copied ? "Copied" : "Copy"}
    </Button>
  );
}
