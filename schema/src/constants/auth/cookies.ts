/** Names of the session cookies; over https each has `__Host-` before it. */
export const SESSION_COOKIE = "session";
export const ADMIN_COOKIE = "admin";
