import { MESSAGES } from "@mealwright/schema/constants/messages";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { NetworkError } from "../api/transport/http-error.ts";
import { Button, LinkButton } from "../components/button.tsx";
import { StateScreen } from "../components/page/state-screen.tsx";
import { PATHS } from "../pages/paths.ts";
import { ScreenReady } from "./screen-ready.tsx";

interface ErrorBoundaryState {
  readonly failed: boolean;
  /** The server could not be reached, whatever the browser says about its network. */
  readonly unreached?: boolean;
}

/** Once the network is back, it fetches what could not be loaded. */
const loadAgain = () => window.location.reload();

/** Shows an error page when a screen throws or its code cannot be loaded. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: true, unreached: error instanceof NetworkError };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error("A screen failed:", error, info.componentStack);
    window.addEventListener("online", loadAgain);
  }

  /** Stops listening, so that nobody who has moved on to another page loses what they type there. */
  override componentWillUnmount(): void {
    window.removeEventListener("online", loadAgain);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const isOffline = this.state.unreached || !navigator.onLine;
    return (
      <StateScreen
        title={isOffline ? "You are offline" : MESSAGES.somethingWentWrong}
        lead={
          isOffline
            ? "This page has not been loaded on this device yet. It opens when you are connected again; everything you saved is safe."
            : "This page could not be shown. Your account, your answers and your plans are safe."
        }
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Reload the page</Button>
            <LinkButton to={PATHS.home} variant="secondary" reloadDocument>
              Go to the home page
            </LinkButton>
            <ScreenReady />
          </>
        }
      />
    );
  }
}
