import type { ComponentProps, MouseEvent } from "react";
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from "react-router-dom";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: To;
  readonly state?: unknown;
  readonly replace?: boolean;
  /** For addresses that the server answers, not the app. */
  readonly reloadDocument?: boolean;
}

/** A link within this site. react-router's own brings its route prefetching along, 2.3 kB on every page. */
export function Link({ to, state, replace, reloadDocument, onClick, target, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
  });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(to)} target={target} onClick={reloadDocument ? onClick : press} />;
}

interface NavLinkProps extends Omit<LinkProps, "className"> {
  readonly className: (isHere: boolean) => string;
}

/** A link that is marked as current when its page, or one below it, is open. */
export function NavLink({ to, className, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const path = useResolvedPath(to).pathname;
  const isHere = pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
  return <Link {...rest} to={to} className={className(isHere)} aria-current={isHere ? "page" : undefined} />;
}
