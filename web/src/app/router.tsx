import { type ReactNode, Suspense, useEffect } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { hasServerAnswered, useSession } from "../api/session.ts";
import { LoadingPage } from "../components/loading-page.tsx";
import { SkipLink } from "../components/skip-link.tsx";
import { SCREEN_READY } from "../lib/early-input.ts";
import { PATHS, type PathName } from "../lib/paths.ts";
import { expectsMember } from "../lib/stored-user.ts";
import { AppShell } from "./app-shell.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { type LoadableScreen, loadable } from "./loadable-screen.tsx";
import { MemberOnly } from "./member-only.tsx";
import { PAGE_META } from "./page-meta.ts";

/** `bare` screens bring their own header: one job a screen, nothing to wander off to. */
type Frame = "shell" | "bare";

interface ScreenEntry {
  readonly screen: LoadableScreen;
  readonly frame: Frame;
  readonly membersOnly: boolean;
}

function entry(load: () => Promise<() => ReactNode>, frame: Frame = "shell", membersOnly = false): ScreenEntry {
  return { screen: loadable(load), frame, membersOnly };
}

const LandingScreen = loadable(async () => (await import("../screens/landing-screen.tsx")).LandingScreen);
const DashboardScreen = loadable(async () => (await import("../screens/dashboard-screen.tsx")).DashboardScreen);
const NotFoundScreen = loadable(async () => (await import("../screens/not-found-screen.tsx")).NotFoundScreen);

/** One line a screen. `/` is apart: it is two screens. */
const SCREENS: Readonly<Record<Exclude<PathName, "home">, ScreenEntry>> = {
  auth: entry(async () => (await import("../screens/auth-screen.tsx")).AuthScreen),
  resetPassword: entry(async () => (await import("../screens/reset-password-screen.tsx")).ResetPasswordScreen),
  warmUp: entry(async () => (await import("../screens/warm-up-screen.tsx")).WarmUpScreen, "bare"),
  questionnaire: entry(async () => (await import("../screens/questionnaire-screen.tsx")).QuestionnaireScreen, "bare"),
  preview: entry(async () => (await import("../screens/preview-screen.tsx")).PreviewScreen),
  pricing: entry(async () => (await import("../screens/pricing-screen.tsx")).PricingScreen),
  subscriptionSuccess: entry(
    async () => (await import("../screens/subscription-success-screen.tsx")).SubscriptionSuccessScreen,
  ),
  mealPlan: entry(async () => (await import("../screens/meal-plan-screen.tsx")).MealPlanScreen, "shell", true),
  dashboard: { screen: DashboardScreen, frame: "shell", membersOnly: true },
  planner: entry(async () => (await import("../screens/planner-screen.tsx")).PlannerScreen, "shell", true),
  settings: entry(async () => (await import("../screens/settings-screen.tsx")).SettingsScreen, "shell", true),
  contact: entry(async () => (await import("../screens/contact-screen.tsx")).ContactScreen),
  admin: entry(async () => (await import("../screens/admin-screen.tsx")).AdminScreen),
  checkout: entry(async () => (await import("../screens/checkout-screen.tsx")).CheckoutScreen, "shell", true),
  privacy: entry(async () => (await import("../screens/privacy-screen.tsx")).PrivacyScreen),
  terms: entry(async () => (await import("../screens/terms-screen.tsx")).TermsScreen),
  cookies: entry(async () => (await import("../screens/cookies-screen.tsx")).CookiesScreen),
  howWeCheck: entry(async () => (await import("../screens/how-we-check-screen.tsx")).HowWeCheckScreen),
};

const SCREEN_NAMES = Object.keys(SCREENS).filter((name): name is Exclude<PathName, "home"> => name in SCREENS);

/** Fetches the code of the screen at an address, so that it is drawn at once. */
export async function preloadScreen(pathname: string): Promise<void> {
  const name = SCREEN_NAMES.find((candidate) => PATHS[candidate] === pathname);
  if (pathname === PATHS.home) await LandingScreen.preload();
  else await (name === undefined ? NotFoundScreen : SCREENS[name].screen).preload();
}

export function Router() {
  return (
    <Routes>
      <Route path={PATHS.home} element={<Home />} />
      {SCREEN_NAMES.map((name) => {
        const { screen: Screen, frame, membersOnly } = SCREENS[name];
        return (
          <Route
            key={name}
            path={PATHS[name]}
            // As the server and the build read addresses: what they call unknown is unknown here.
            caseSensitive
            element={
              <Framed meta={name} frame={frame}>
                {membersOnly ? (
                  <MemberOnly>
                    <Screen />
                  </MemberOnly>
                ) : (
                  <Screen />
                )}
              </Framed>
            }
          />
        );
      })}
      <Route
        path="*"
        element={
          <Framed meta="notFound" frame="shell">
            <NotFoundScreen />
          </Framed>
        }
      />
    </Routes>
  );
}

/** The dashboard for somebody signed in, otherwise the landing page; a visitor does not wait for the answer. */
function Home() {
  const { user, error, refresh } = useSession();

  // The worker gives the bare shell at `/` to a browser with a session, even where no copy of the user is kept.
  useEffect(() => {
    const drawnByBuild = document.getElementById("root")?.dataset.prerendered !== undefined;
    if (user === null && !drawnByBuild && !hasServerAnswered()) void refresh();
  }, [user, refresh]);

  if (user) {
    return (
      <Framed meta="dashboard" frame="shell">
        <DashboardScreen />
      </Framed>
    );
  }
  const isWaiting = user === undefined && error === undefined && expectsMember();
  return (
    <Framed meta="home" frame={isWaiting ? "shell" : "bare"}>
      {isWaiting ? <LoadingPage /> : <LandingScreen />}
    </Framed>
  );
}

/** Says that the screen beside it listens: its own effects have run when this one's does. */
function ScreenReady() {
  useEffect(() => {
    document.dispatchEvent(new Event(SCREEN_READY));
  }, []);
  return null;
}

interface FramedProps {
  readonly meta: keyof typeof PAGE_META;
  readonly frame: Frame;
  readonly children: ReactNode;
}

function Framed({ meta, frame, children }: FramedProps) {
  const { pathname } = useLocation();
  const { title, description } = PAGE_META[meta];

  // The build writes the address of a public page; a move inside the site changes it.
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical !== null) canonical.href = new URL(pathname, canonical.href).href;
  }, [pathname]);

  const content = (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<LoadingPage />}>
        {children}
        <ScreenReady />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {frame === "shell" ? (
        <AppShell>{content}</AppShell>
      ) : (
        <div className="flex min-h-dvh flex-col">
          <SkipLink />
          {content}
        </div>
      )}
    </>
  );
}
