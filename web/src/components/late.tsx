import { Component, type ComponentType, lazy, type ReactNode, useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { useToast } from "./toast/toast.tsx";

/** The code of a part did not arrive, although it was asked for twice (`lib/load-code.ts`). */
class CodeMissing extends Error {
  override name = "CodeMissing";
}

interface LateProps {
  /** Only for what opens over the page: who asks for it, another value for each press; null while nobody does. */
  readonly asked?: string | null;
  /** Its code did not arrive: closes what was to open, so that the same press can open it. */
  readonly onMissing?: () => void;
  /** "Try again" was pressed: opens it once more. */
  readonly onAgain?: () => void;
}

interface Late<Props> {
  (props: Props & LateProps): ReactNode;
  /** Fetches the code ahead of its use; rejects when it does not arrive. */
  readonly preload: () => Promise<unknown>;
}

/**
 * A part of a screen whose code is loaded when it is first drawn, under the caller's `Suspense`. If it does not arrive,
 * the page stays as it is: the part's place says so, or a toast for what was to open over the page.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  const preload = async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new CodeMissing("A part of the page could not be loaded.", { cause });
    }
  };
  let part = lazy(preload);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when the module loads.
  function LatePart({ asked, onMissing, onAgain, ...rest }: Props & LateProps) {
    const toast = useToast();
    const [{ attempt, Part }, setAttempt] = useState(() => ({ attempt: 0, Part: part }));
    const again = () => setAttempt((last) => ({ attempt: last.attempt + 1, Part: part }));
    // Safe cast: `rest` is what was passed, without our own three.
    const props = rest as unknown as Props;
    return (
      <WithoutCode
        key={attempt}
        asked={asked}
        onRetry={again}
        onMissing={() => {
          // React keeps a failure, so the next attempt needs another component.
          part = lazy(preload);
          if (!asked) return;
          onMissing?.();
          toast.show({
            title: "This could not be opened",
            description: "The connection was lost for a moment.",
            tone: "bad",
            again: () => {
              again();
              onAgain?.();
            },
          });
        }}
      >
        <Part {...props} />
      </WithoutCode>
    );
  }
  return Object.assign(LatePart, { preload });
}

interface WithoutCodeProps {
  readonly asked: string | null | undefined;
  readonly onMissing: () => void;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Keeps the page when the code of a part in it is missing; any other failure is the page's. */
class WithoutCode extends Component<WithoutCodeProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof CodeMissing) this.props.onMissing();
  }

  /** Another press tries again. */
  override componentDidUpdate({ asked }: WithoutCodeProps): void {
    if (this.state.error !== undefined && this.props.asked && this.props.asked !== asked) this.props.onRetry();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof CodeMissing)) throw error;
    return this.props.asked === undefined ? <Missing onRetry={this.props.onRetry} /> : null;
  }
}

/** In the place of a part; tries by itself once the network is back. */
function Missing({ onRetry }: Pick<WithoutCodeProps, "onRetry">) {
  useEffect(() => {
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3">
      This part could not be loaded.
      <Button size="small" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
