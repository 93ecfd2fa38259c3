import { useEffect, useState } from "react";
import { Route, Routes } from "react-router-dom";
import { hasServerAnswered, refreshUser, useSession } from "../api/session.ts";
import { LoadingPage } from "../components/page/loading-page.tsx";
import { NOT_FOUND_PAGE, PAGE_NAMES, PAGES, type PageName, pageOf } from "../pages/pages.ts";
import { expectsMember } from "../storage/stored-user.ts";
import { Framed } from "./framed.tsx";
import { MemberOnly } from "./member-only.tsx";
import { screenOf } from "./screens.ts";

const HomeScreen = screenOf("home");
const DashboardScreen = screenOf("dashboard");
const NotFoundScreen = screenOf("notFound");

export function Router() {
  return (
    <Routes>
      <Route path={PAGES.home.path} element={<Home />} />
      {PAGE_NAMES.filter((name) => name !== "home").map((name) => (
        // The server and the build match addresses case-sensitively, so the router must too.
        <Route key={name} path={PAGES[name].path} caseSensitive element={<FramedScreen name={name} />} />
      ))}
      <Route
        path={NOT_FOUND_PAGE.path}
        element={
          <Framed page={NOT_FOUND_PAGE}>
            <NotFoundScreen />
          </Framed>
        }
      />
    </Routes>
  );
}

function FramedScreen({ name }: { readonly name: PageName }) {
  const page = pageOf(name);
  const Screen = screenOf(name);
  return (
    <Framed page={page}>
      {page.kind === "members" ? (
        <MemberOnly page={page}>
          <Screen />
        </MemberOnly>
      ) : (
        <Screen />
      )}
    </Framed>
  );
}

/** The dashboard for a member, otherwise the landing page; a visitor never waits for the server to say which. */
function Home() {
  const { user, error } = useSession();
  const [isCertain, setIsCertain] = useState(() => hasServerAnswered() || isDrawnForVisitors());

  // For a session cookie, the worker serves the dashboard's frame at `/`: ask who it is, even without a stored user.
  const mustAsk = user === null && !isCertain && !hasServerAnswered();
  useEffect(() => {
    if (mustAsk) void refreshUser().finally(() => setIsCertain(true));
  }, [mustAsk]);

  const isExpected = mustAsk || (user === undefined && expectsMember());
  if (user || (isExpected && error === undefined)) {
    return <Framed page={PAGES.dashboard}>{user ? <DashboardScreen /> : <LoadingPage />}</Framed>;
  }
  return (
    <Framed page={PAGES.home}>
      <HomeScreen />
    </Framed>
  );
}

/** Whether the build drew this page as a visitor's, or draws it now. */
function isDrawnForVisitors(): boolean {
  return typeof document === "undefined" || document.getElementById("root")?.dataset.prerendered !== undefined;
}
