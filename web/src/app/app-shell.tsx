import { LABELS } from "@mealwright/schema/constants/messages";
import type { User } from "@mealwright/schema/contract/user";
import { CalendarDays, House, LogOut, type LucideIcon, Settings, UtensilsCrossed } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { logOut } from "../api/auth.ts";
import { useSession } from "../api/session.ts";
import { Button, LinkButton } from "../components/button.tsx";
import { NavLink } from "../components/link.tsx";
import { Brand } from "../components/page/brand.tsx";
import { SiteFooter } from "../components/page/site-footer.tsx";
import { SkipLink } from "../components/page/skip-link.tsx";
import { useToast } from "../components/toast/toast.tsx";
import { classNames } from "../lib/class-names.ts";
import { landingAnchorPath, PATHS } from "../pages/paths.ts";
import { expectsMember } from "../storage/stored-user.ts";

interface MemberLink {
  readonly to: string;
  readonly text: string;
  readonly icon: LucideIcon;
  readonly premiumOnly?: boolean;
}

const MEMBER_LINKS: readonly MemberLink[] = [
  { to: PATHS.dashboard, text: "Dashboard", icon: House },
  { to: PATHS.mealPlan, text: "Meal plan", icon: UtensilsCrossed },
  { to: PATHS.planner, text: "Planner", icon: CalendarDays, premiumOnly: true },
  { to: PATHS.settings, text: "Settings", icon: Settings },
];

interface AppShellProps {
  /** Visitors are redirected from a member's page, so their header would only flash. */
  readonly isMembers: boolean;
  readonly children: ReactNode;
}

/** Header, navigation and footer around a screen. */
export function AppShell({ isMembers, children }: AppShellProps) {
  const { user } = useSession();
  return (
    <div
      className={classNames(
        "flex min-h-dvh flex-col",
        user && "pb-18 md:pb-0",
        // Keeps the footer below the fold, so that it does not move while a member's data arrives.
        isMembers && "[&>main]:min-h-dvh",
      )}
    >
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-paper [@media(max-height:30rem)]:static">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-x-2 px-4 py-2 max-[23.4rem]:flex-wrap sm:px-6">
          <Brand />
          {user ? <MemberHeader user={user} /> : null}
          {user || isMembers || (user === undefined && expectsMember()) ? null : <VisitorHeader />}
        </div>
      </header>
      {children}
      <SiteFooter />
      {user ? <MemberBar user={user} /> : null}
    </div>
  );
}

function linksFor(user: User): readonly MemberLink[] {
  return MEMBER_LINKS.filter((link) => !link.premiumOnly || user.isPremium);
}

function headerLinkClasses(isHere: boolean): string {
  return classNames(
    "inline-flex min-h-11 items-center rounded-full px-3.5 font-medium hover:bg-sage max-[26rem]:px-2",
    isHere ? "text-herb underline decoration-2 underline-offset-6" : "text-ink",
  );
}

function VisitorHeader() {
  const { pathname, state } = useLocation();
  return (
    <nav aria-label="Main" className="flex items-center gap-1">
      <NavLink
        to={landingAnchorPath("howItWorks")}
        className={() => classNames(headerLinkClasses(false), "max-md:hidden")}
      >
        How it works
      </NavLink>
      <NavLink to={PATHS.pricing} className={(isHere) => classNames(headerLinkClasses(isHere), "max-[23.4rem]:hidden")}>
        Pricing
      </NavLink>
      <NavLink to={PATHS.contact} className={(isHere) => classNames(headerLinkClasses(isHere), "max-sm:hidden")}>
        {LABELS.contact}
      </NavLink>
      <LinkButton
        to={PATHS.auth}
        // When pressed beside the form, it keeps where to return to and the plan they chose.
        state={pathname === PATHS.auth ? state : undefined}
        size="small"
        className="ml-1 whitespace-nowrap max-[26rem]:px-3"
      >
        Sign in
      </LinkButton>
    </nav>
  );
}

function MemberHeader({ user }: { readonly user: User }) {
  const toast = useToast();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <div className="flex items-center gap-1">
      <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
        {linksFor(user).map((link) => (
          <NavLink key={link.to} to={link.to} className={headerLinkClasses}>
            {link.text}
          </NavLink>
        ))}
      </nav>
      <Button
        variant="quiet"
        size="small"
        className="whitespace-nowrap"
        inactive={isLeaving}
        onClick={() => {
          toast.forget("logout");
          setIsLeaving(true);
          logOut().catch(() => {
            setIsLeaving(false);
            toast.show({
              title: "You are still signed in",
              description: "The server could not be reached. Please try again.",
              tone: "bad",
              failed: "logout",
            });
          });
        }}
      >
        <LogOut aria-hidden="true" className="size-4.5 max-[22.5rem]:hidden" />
        {LABELS.signOut}
      </Button>
    </div>
  );
}

/** The same links at the bottom of a phone. */
function MemberBar({ user }: { readonly user: User }) {
  return (
    <nav
      aria-label="Sections"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card text-tiny md:hidden"
    >
      <ul className="mx-auto flex max-w-lg">
        {linksFor(user).map(({ to, text, icon: Icon }) => (
          <li key={to} className="grow basis-0">
            <NavLink
              to={to}
              className={(isHere) =>
                classNames(
                  "flex min-h-16 flex-col items-center justify-center gap-0.5 font-medium -outline-offset-3 [@media(max-height:20rem)]:min-h-11",
                  isHere ? "text-herb" : "text-ink-soft",
                )
              }
            >
              <Icon aria-hidden="true" className="size-5.5 [@media(max-height:20rem)]:hidden" />
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
