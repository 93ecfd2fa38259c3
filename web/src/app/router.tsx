import { useEffect } from "react";
import { Route, Routes } from "react-router-dom";
import { hasServerAnswered, refreshUser, useSession } from "../api/session.ts";
import { LoadingPage } from "../components/loading-page.tsx";
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
        <MemberOnly>
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

  // With a session cookie the worker serves the empty shell at `/`: ask who it is, even without a stored user.
  useEffect(() => {
    const drawnByBuild = document.getElementById("root")?.dataset.prerendered !== undefined;
    if (user === null && !drawnByBuild && !hasServerAnswered()) void refreshUser();
  }, [user]);

  if (user) {
    return (
      <Framed page={PAGES.dashboard}>
        <DashboardScreen />
      </Framed>
    );
  }
  const isWaiting = user === undefined && error === undefined && expectsMember();
  return (
    <Framed page={PAGES.home} isBare={!isWaiting}>
      {isWaiting ? <LoadingPage /> : <HomeScreen />}
    </Framed>
  );
}
