/** Delays, durations and cycles (specification §2, §4, §9), the unit in the name. */

export const COUNTDOWN_START_MINUTES = 23 * 60 + 59;
export const COUNTDOWN_TICK_MS = 60_000;
export const COOK_TIMER_TICK_MS = 250;
/** A kitchen timer's bell: so many beeps, each so long, so far apart. */
export const COOK_BELL_BEEPS = 20;
export const COOK_BELL_SECONDS = 0.35;
export const COOK_BELL_GAP_SECONDS = 1;
export const COOK_BELL_HERTZ = 880;

export const SIGN_UP_REDIRECT_DELAY_MS = 2_000;
export const STORED_QUESTIONNAIRE_SAVE_DELAY_MS = 500;
export const RESET_REDIRECT_DELAY_MS = 3_000;

/** A tapped answer is seen for so long before the next question comes. */
export const CHOICE_SEEN_MS = 220;
/** Typing pauses for so long before what is typed is asked about. */
export const TYPING_PAUSE_MS = 350;

/** Between two tries to send what waits for the network, while the page is open. */
export const OUTBOX_RETRY_MS = 20_000;

/** A page that stays open asks so often, when somebody comes back to it, whether there is a newer version. */
export const VERSION_CHECK_MS = 3_600_000;

/** What a page asks for before its code is there is an answer for so long. */
export const EARLY_ANSWER_LIFE_MS = 20_000;

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

/** Carries the IANA name of the time zone that the browser is in. */
export const TIME_ZONE_HEADER = "time-zone";

/** From this hour of the person's day on, a free plan is of tomorrow. */
export const TOMORROW_FROM_HOUR = 18;
/** Where a plan that is made now would begin on this day (6 is Saturday) or later, the next week is offered first. */
export const NEXT_WEEK_FIRST_FROM_DAY = 6;

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
/** How long a browser is known to an account; browsers keep no cookie for longer than 400 days. */
export const KNOWN_DEVICE_SECONDS = 400 * 24 * 3600;
export const PASSWORD_RESET_SECONDS = 3600;
export const EMAIL_CHANGE_SECONDS = 3600;
export const EMAIL_VERIFICATION_SECONDS = 7 * 24 * 3600;

/** A generation that has not renewed its lease for this long is dead and may be taken over. */
export const GENERATION_LEASE_SECONDS = 5;
/** A comment line goes out at least every 15 s (api); sent oftener because only a write notices a reader who left. */
export const STREAM_HEARTBEAT_MS = 5_000;

/** Any byte is a model's sign of life. How long a request may be without one before its first word … */
export const MODEL_FIRST_BYTE_MS = 10_000;
/** … where the model is known or configured to think first, or answers in one piece … */
export const MODEL_PATIENT_FIRST_BYTE_MS = 30_000;
/** … and in the middle of its reply. */
export const MODEL_IDLE_MS = 5_000;
/** All requests of a plan silent for this long: the endpoint is dead, and the week is complete within 8 s (design). */
export const MODEL_SILENCE_MS = 7_250;
/** A whole plan's, and a single meal's, time with the model. */
export const MODEL_PLAN_MS = 120_000;
export const MODEL_MEAL_MS = 12_000;
/** Suggestions of both sources in one answer: what the model has not brought by then is the cookbook's. */
export const MODEL_SUGGESTIONS_MS = 4_000;
/** The model's alone, for which nobody waits: the cookbook's are looked at meanwhile. */
export const MODEL_OFFERS_MS = 60_000;
/** A refused dish is asked for once more only where this much time is left. */
export const MODEL_RETRY_NEEDS_MS = 8_000;
/** A failed request's slots are asked for again after this pause. */
export const MODEL_RETRY_PAUSE_MS = 200;
/** What is known to be dead is not asked again for this long. */
export const MODEL_BREAK_MS = 60_000;
/** The most that an endpoint is left alone because it says so. */
export const MODEL_BREAK_MOST_MS = 10 * 60_000;
/** A follower waits longer than the longest plan may take. */
export const GENERATION_GIVE_UP_MS = MODEL_PLAN_MS + 30_000;

/**
 * How long a browser that wrote reads at the primary, beside a replica: longer than the longest stream, which writes after
 * its head was sent, and than a replica usually lags.
 */
export const FRESH_SECONDS = 4 * 60;
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
