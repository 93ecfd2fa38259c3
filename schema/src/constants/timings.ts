import { RETENTION_DAYS } from "./retention.ts";

/** Delays, durations and cycles (specification §2, §4, §9), the unit in the name. */

export const COUNTDOWN_START_MINUTES = 23 * 60 + 59;
export const COUNTDOWN_TICK_MS = 60_000;
export const COOK_TIMER_TICK_MS = 250;
/** A kitchen timer's bell: number of beeps, length and gap. */
export const COOK_BELL_BEEPS = 20;
export const COOK_BELL_SECONDS = 0.35;
export const COOK_BELL_GAP_SECONDS = 1;
export const COOK_BELL_HERTZ = 880;

export const SIGN_UP_REDIRECT_DELAY_MS = 2_000;
export const STORED_QUESTIONNAIRE_SAVE_DELAY_MS = 500;
export const RESET_REDIRECT_DELAY_MS = 3_000;

/** How long a chosen answer is shown before the next question. */
export const CHOICE_SEEN_MS = 220;
/** Pause in typing after which the typed text is looked up. */
export const TYPING_PAUSE_MS = 350;

/** A finger that rests this long on a meal lifts it, unless it moves farther meanwhile: then it scrolls. */
export const LONG_PRESS_MS = 450;
export const LONG_PRESS_SLOP_PX = 10;

/** Interval between attempts to send what waits for the network, while the page is open. */
export const OUTBOX_RETRY_MS = 20_000;

/** How often a page that stays open checks for a newer version when somebody returns to it. */
export const VERSION_CHECK_MS = 3_600_000;

/** A read without an answer after this long counts as no network: far longer than a slow phone needs. */
export const READ_PATIENCE_MS = 30_000;

/** How long a reply stays valid that a page requested before its code had loaded. */
export const EARLY_ANSWER_LIFE_MS = 20_000;

/** How long a plan that was replaced can be brought back. */
export const LAST_VERSION_MS = RETENTION_DAYS.earlierPlans * 24 * 3600 * 1000;

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

/** The header with the browser's IANA time zone. */
export const TIME_ZONE_HEADER = "time-zone";

/** From this hour of the person's day on, a free plan starts tomorrow. */
export const TOMORROW_FROM_HOUR = 18;
/** If a plan made now would begin on this day, 1 to 7, or later, next week is offered first. */
export const NEXT_WEEK_FIRST_FROM_DAY = 6;

/** The weeks of the premium dashboard, relative to the current one (specification §4, §9). */
export const WEEK_OFFSET = { min: -2, max: 3 } as const;

/** Sessions: absolute and idle lifetime of the cookie. */
export const SESSION_ABSOLUTE_SECONDS = 30 * 24 * 3600;
export const SESSION_IDLE_SECONDS = 14 * 24 * 3600;
/** A session younger than this keeps its token, and its row is not updated. */
export const SESSION_REFRESH_SECONDS = 24 * 3600;
/** The admin's session is short because it gives access to every account's data. */
export const ADMIN_SESSION_ABSOLUTE_SECONDS = 8 * 3600;
export const ADMIN_SESSION_IDLE_SECONDS = 30 * 60;
export const ADMIN_SESSION_REFRESH_SECONDS = 60;
/** How long an account remembers a browser; browsers keep no cookie for longer than 400 days. */
export const KNOWN_DEVICE_SECONDS = 400 * 24 * 3600;
export const PASSWORD_RESET_SECONDS = 3600;
export const EMAIL_CHANGE_SECONDS = 3600;
export const EMAIL_VERIFICATION_SECONDS = 7 * 24 * 3600;

/** A generation that has not renewed its lease for this long is dead, and its plan may be taken over. */
export const GENERATION_LEASE_SECONDS = 5;
/**
 * A comment line goes out at least every 15 s (api); more often, because only a write reveals that a reader has left.
 */
export const STREAM_HEARTBEAT_MS = 5_000;

/** Any byte counts as a sign of life of the model. How long a request may be silent before its first word … */
export const MODEL_FIRST_BYTE_MS = 10_000;
/** … where the model is known or configured to think first, or answers in one piece … */
export const MODEL_PATIENT_FIRST_BYTE_MS = 30_000;
/** … and in the middle of its reply. */
export const MODEL_IDLE_MS = 5_000;
/**
 * If all requests of a plan are silent for this long, the endpoint is dead, and the week is complete within 8 s
 * (design).
 */
export const MODEL_SILENCE_MS = 7_250;
/** Time limit of a whole plan, and of a single meal, with the model. */
export const MODEL_PLAN_MS = 120_000;
export const MODEL_MEAL_MS = 12_000;
/** For suggestions from both sources in one answer: after this, the cookbook fills what the model has not delivered. */
export const MODEL_SUGGESTIONS_MS = 4_000;
/** For the model's suggestions alone: nobody waits for them, since the cookbook's are on screen meanwhile. */
export const MODEL_OFFERS_MS = 60_000;
/** A refused dish is requested again only if this much time is left. */
export const MODEL_RETRY_NEEDS_MS = 8_000;
/** Pause before the slots of a failed request are requested again. */
export const MODEL_RETRY_PAUSE_MS = 200;
/** An endpoint that is known to be dead is not asked again for this long. */
export const MODEL_BREAK_MS = 60_000;
/** The longest `Retry-After` of an endpoint that we respect. */
export const MODEL_BREAK_MOST_MS = 10 * 60_000;
/** A follower waits longer than the longest plan may take. */
export const GENERATION_GIVE_UP_MS = MODEL_PLAN_MS + 30_000;

/**
 * With a replica: how long a browser that wrote something reads from the primary. Longer than the longest stream, which
 * writes after its headers were sent, and than a replica usually lags.
 */
export const FRESH_SECONDS = 4 * 60;
/** A model's `Retry-After` that is longer than this is not waited for. */
export const MODEL_RETRY_AFTER_MAX_MS = 2_000;
/** How long we wait for the token counts after a reply's end. */
export const MODEL_USAGE_WAIT_MS = 250;

/** Signing in with Google: from leaving for it to coming back, and from coming back to giving the password. */
export const GOOGLE_FLOW_SECONDS = 10 * 60;
export const GOOGLE_LINK_SECONDS = 10 * 60;
/** Time limit for all of Google's answers together that one of our answers needs. */
export const GOOGLE_ANSWERS_MS = 5_000;
/** Google's endpoints and keys are fetched again after this long. */
export const GOOGLE_METADATA_SECONDS = 3600;
