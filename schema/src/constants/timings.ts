/** Delays, durations and cycles (specification §2, §4, §9), the unit in the name. */

export const COUNTDOWN_START_MINUTES = 23 * 60 + 59;
export const COUNTDOWN_TICK_MS = 60_000;

export const SIGN_UP_REDIRECT_DELAY_MS = 2_000;
export const STORED_QUESTIONNAIRE_SAVE_DELAY_MS = 500;
export const RESET_REDIRECT_DELAY_MS = 3_000;
/** The specification's simulated sending of 2 s: contact messages are really sent, so nothing waits for it (design). */
export const CONTACT_SIMULATION_DELAY_MS = 2_000;

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_SWIPE_DIRECTION = "right";
export const TOAST_HOTKEY = "F8";
export const TOAST_VIEWPORT_MAX_WIDTH_PX = 420;

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const SLIDER_DEFAULTS = { min: 0, max: 100, step: 1 } as const;
export const PROGRESS_DEFAULT_MAX = 100;

/** The premium dashboard's weeks around this one (specification §4, §9). */
export const WEEK_OFFSET = { min: -2, max: 3 } as const;

/** Sessions: the cookie's absolute and idle life. */
export const SESSION_ABSOLUTE_SECONDS = 30 * 24 * 3600;
export const SESSION_IDLE_SECONDS = 14 * 24 * 3600;
/** A session younger than this keeps its token and its row untouched. */
export const SESSION_REFRESH_SECONDS = 24 * 3600;
/** The admin's session is short: it opens every account's data. */
export const ADMIN_SESSION_ABSOLUTE_SECONDS = 8 * 3600;
export const ADMIN_SESSION_IDLE_SECONDS = 30 * 60;
export const ADMIN_SESSION_REFRESH_SECONDS = 60;
export const PASSWORD_RESET_SECONDS = 3600;
export const EMAIL_CHANGE_SECONDS = 3600;

/** A generation that has not renewed its lease for this long is dead and may be taken over. */
export const GENERATION_LEASE_SECONDS = 5;
/** A comment line goes out at least every 15 s (api); sent oftener because only a write notices a reader who left. */
export const STREAM_HEARTBEAT_MS = 5_000;

/** A model's request: how long for its first byte, between two, and in all; a week is complete soon after (design: 8 s). */
export const MODEL_FIRST_BYTE_MS = 4_000;
export const MODEL_IDLE_MS = 3_000;
export const MODEL_TOTAL_MS = 6_000;
/** Suggestions are waited for in a dialog: what has not come by then is the cookbook's. */
export const MODEL_SUGGESTIONS_MS = 4_000;
/** A longer wait than this is not waited for. */
export const MODEL_RETRY_AFTER_MAX_MS = 2_000;
/** How long the bill is waited for after the reply's end. */
export const MODEL_USAGE_WAIT_MS = 250;

/** Signing in with Google: from leaving for it to coming back, and from coming back to giving the password. */
export const GOOGLE_FLOW_SECONDS = 10 * 60;
export const GOOGLE_LINK_SECONDS = 10 * 60;
/** All of Google's answers that one of our answers waits for, together. */
export const GOOGLE_ANSWERS_MS = 5_000;
/** Google's addresses and keys are asked for anew after this long. */
export const GOOGLE_METADATA_SECONDS = 3600;
