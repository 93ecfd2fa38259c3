import { platformChance } from "./adapters/chance.ts";
import { createAccountStore } from "./adapters/db/accounts.ts";
import { createAdminStore } from "./adapters/db/admin/admin-store.ts";
import { createGenerationCounts } from "./adapters/db/admin/generation-counts.ts";
import { type Caller, createAuditLog } from "./adapters/db/audit-log.ts";
import { createAuthenticatorStore } from "./adapters/db/auth/authenticators.ts";
import { createEmailChangeStore } from "./adapters/db/auth/email-changes.ts";
import { createIdentityStore } from "./adapters/db/auth/identities.ts";
import { createLoginGuard } from "./adapters/db/auth/login-guard.ts";
import { createPasskeyStore } from "./adapters/db/auth/passkeys.ts";
import { createPasswordResetStore } from "./adapters/db/auth/password-resets.ts";
import { createSessionStore } from "./adapters/db/auth/sessions.ts";
import { createCalendarStore } from "./adapters/db/calendars.ts";
import { type DatabaseMeter, openDatabase } from "./adapters/db/connection/client.ts";
import { openD1 } from "./adapters/db/connection/d1.ts";
import { createHealth } from "./adapters/db/connection/health.ts";
import { createContactStore } from "./adapters/db/contact.ts";
import { createCounterStore } from "./adapters/db/counters.ts";
import { createHousekeeping } from "./adapters/db/housekeeping.ts";
import { createModelFailureLog } from "./adapters/db/model-failures.ts";
import { createOutbox } from "./adapters/db/outbox.ts";
import { createPaymentStore } from "./adapters/db/payments/payments.ts";
import { createFavoriteStore } from "./adapters/db/plans/favorites.ts";
import { createGroceryStore } from "./adapters/db/plans/grocery.ts";
import { createKitchenStore } from "./adapters/db/plans/kitchen.ts";
import { createListShareStore } from "./adapters/db/plans/list-shares.ts";
import { createMealPlanStore } from "./adapters/db/plans/meal-plans.ts";
import { createNeverAgainStore } from "./adapters/db/plans/never-again.ts";
import { createPreferencesStore } from "./adapters/db/plans/preferences.ts";
import { createSuggestionStore } from "./adapters/db/plans/suggestions.ts";
import { createSettingStore } from "./adapters/db/settings.ts";
import { createUserStore } from "./adapters/db/users.ts";
import { createGoogle } from "./adapters/identity/google.ts";
import { createPasskeyVerifier } from "./adapters/identity/passkeys.ts";
import { createBurstShield, openShield } from "./adapters/limits/burst-shield.ts";
import { createDigestKey } from "./adapters/limits/digest-key.ts";
import { createCloudflareMailer } from "./adapters/mail/cloudflare-mailer.ts";
import { createResendMailer } from "./adapters/mail/resend-mailer.ts";
import { createChatModel } from "./adapters/model/chat-model.ts";
import { authenticatorCodes } from "./adapters/password/authenticator-codes.ts";
import { knownPasswords } from "./adapters/password/known-passwords.ts";
import { linkTokens } from "./adapters/password/link-tokens.ts";
import { createPasswordHasher } from "./adapters/password/scrypt.ts";
import { createTurns } from "./adapters/password/turns.ts";
import { createPaymentDesk } from "./adapters/payments/payment-desk.ts";
import { createSessionTokens } from "./adapters/session/jwt.ts";
import { createSealer } from "./adapters/session/sealer.ts";
import { wait } from "./adapters/wait.ts";
import type {
  AccountStore,
  AuditLog,
  AuthenticatorCodes,
  AuthenticatorStore,
  BurstShield,
  ContactStore,
  CounterStore,
  DigestKey,
  EmailChangeStore,
  Housekeeping,
  KnownPasswords,
  LinkTokens,
  LoginGuard,
  Mailer,
  Outbox,
  PasswordResetStore,
} from "./domain/account-ports.ts";
import type { AdminStore, GenerationCounts } from "./domain/admin-ports.ts";
import type { CalendarStore } from "./domain/calendar/calendar-ports.ts";
import type { KitchenStore } from "./domain/grocery/kitchen/kitchen-ports.ts";
import type { ListShareStore } from "./domain/grocery/share-ports.ts";
import type { IdentityProvider, IdentityStore, Sealer, SettingStore } from "./domain/identity-ports.ts";
import type { MealPlanStore } from "./domain/meal-plan-ports.ts";
import type { MealModel, ModelFailureLog } from "./domain/model-ports.ts";
import type { PasskeyStore, PasskeyVerifier } from "./domain/passkey-ports.ts";
import type { PaymentDesk, PaymentStore } from "./domain/payments/payment-ports.ts";
import type {
  Chance,
  Clock,
  FavoriteStore,
  GroceryStore,
  Health,
  NeverAgainStore,
  PasswordHasher,
  PreferencesStore,
  SessionStore,
  SessionTokens,
  SuggestionStore,
  UserStore,
} from "./domain/ports.ts";
import type { Config, MailConfig } from "./env.ts";
import type { ModelSettings } from "./model-variables.ts";

/** Everything a verb may touch. A verb takes only what it needs, with `Pick<Deps, …>`. */
export interface Deps {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly passwords: PasswordHasher;
  readonly knownPasswords: KnownPasswords;
  readonly tokens: SessionTokens;
  /** The same for the unlocked admin screen: neither passes for the other. */
  readonly adminTokens: SessionTokens;
  readonly sealer: Sealer;
  readonly settings: SettingStore;
  /** Null: signing in with Google cannot be set up here. */
  readonly google: IdentityProvider | null;
  readonly identities: IdentityStore;
  readonly authenticators: AuthenticatorStore;
  readonly authenticatorCodes: AuthenticatorCodes;
  readonly passkeys: PasskeyStore;
  readonly passkeyVerifier: PasskeyVerifier;
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly preferences: PreferencesStore;
  readonly mealPlans: MealPlanStore;
  readonly favorites: FavoriteStore;
  readonly neverAgain: NeverAgainStore;
  readonly suggestions: SuggestionStore;
  readonly grocery: GroceryStore;
  readonly kitchen: KitchenStore;
  readonly listShares: ListShareStore;
  readonly calendars: CalendarStore;
  readonly payments: PaymentStore;
  readonly paymentDesk: PaymentDesk;
  readonly health: Health;
  /** Null: the cookbook plans alone. */
  readonly model: MealModel | null;
  readonly modelFailures: ModelFailureLog;
  /** Null without a model. */
  readonly modelSettings: Pick<ModelSettings, "baseUrl" | "models" | "priorityModel" | "prices"> | null;
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  readonly linkTokens: LinkTokens;
  readonly passwordResets: PasswordResetStore;
  readonly accounts: AccountStore;
  readonly auditLog: AuditLog;
  readonly admin: AdminStore;
  readonly generationCounts: GenerationCounts;
  readonly housekeeping: Housekeeping;
  readonly emailChanges: EmailChangeStore;
  readonly contact: ContactStore;
  readonly counters: CounterStore;
  readonly loginGuard: LoginGuard;
  readonly burstShield: BurstShield;
  /** Looser, for what lies around a network. */
  readonly wideShield: BurstShield;
  /** By user, for calls that compute. */
  readonly computeShield: BurstShield;
  readonly digestKey: DigestKey;
  /** Where the request comes from (`networkOf`). */
  readonly network: string;
  /** Requests to the model a day, for everybody together. */
  readonly modelRequestsPerDay: number;
  /** Multiplies every limit. */
  readonly limitScale: number;
  readonly site: Site;
}

/** What mails and redirects say of the product's own place. */
export interface Site {
  readonly origin: string;
  readonly supportEmail: string;
}

const clock: Clock = { now: () => new Date(), wait };

function createMailer({ binding, from, resend }: MailConfig): Mailer {
  return resend ? createResendMailer(resend.baseUrl, resend.apiKey, from) : createCloudflareMailer(binding, from);
}

/** Passwords are looked at one by one in an isolate, whoever asks. */
const turns = createTurns();

/**
 * The real parts, made anew for each request because a libSQL client belongs to one request; its network takes turns.
 * @param mayLag whether a replica may be read.
 */
export function createDeps(config: Config, meter: DatabaseMeter, caller: Caller | null, mayLag = false): Deps {
  const digestKey = createDigestKey(config.passwordPepper);
  const network = caller?.network ?? "";
  const shield = (binding: RateLimit) => (config.limitScale > 1 ? openShield : createBurstShield(binding));
  const { database: kept } = config;
  const database =
    kept.d1 === null
      ? openDatabase(kept.libsqlUrl, kept.libsqlToken, meter, mayLag ? kept.replica : null)
      : openD1(kept.d1, meter);
  const settings = createSettingStore(database);
  const modelFailures = createModelFailureLog(database);
  return {
    clock,
    chance: platformChance,
    knownPasswords,
    passwords: createPasswordHasher(config.passwordPepper, turns.open(network, { now: Date.now, wait })),
    tokens: createSessionTokens(config.jwtKeys, config.appOrigin, "web"),
    adminTokens: createSessionTokens(config.jwtKeys, config.appOrigin, "admin"),
    sealer: createSealer(config.jwtKeys),
    settings,
    google: config.googleIssuer === null ? null : createGoogle(config.googleIssuer),
    identities: createIdentityStore(database),
    authenticators: createAuthenticatorStore(database),
    authenticatorCodes,
    passkeys: createPasskeyStore(database),
    passkeyVerifier: createPasskeyVerifier(config.appOrigin),
    users: createUserStore(database, clock),
    sessions: createSessionStore(database),
    preferences: createPreferencesStore(database),
    mealPlans: createMealPlanStore(database),
    favorites: createFavoriteStore(database),
    neverAgain: createNeverAgainStore(database),
    suggestions: createSuggestionStore(database),
    grocery: createGroceryStore(database),
    kitchen: createKitchenStore(database),
    listShares: createListShareStore(database),
    calendars: createCalendarStore(database),
    health: createHealth(database),
    model: config.model === null ? null : createChatModel(config.model, { settings, failures: modelFailures }),
    modelFailures,
    modelSettings: config.model,
    mailer: createMailer(config.mail),
    outbox: createOutbox(database),
    linkTokens,
    passwordResets: createPasswordResetStore(database),
    accounts: createAccountStore(database),
    admin: createAdminStore(database),
    generationCounts: createGenerationCounts(database),
    auditLog: createAuditLog(database, caller, digestKey),
    housekeeping: createHousekeeping(database),
    emailChanges: createEmailChangeStore(database),
    contact: createContactStore(database),
    payments: createPaymentStore(database),
    paymentDesk: createPaymentDesk(config.payments),
    counters: createCounterStore(database),
    loginGuard: createLoginGuard(database),
    burstShield: shield(config.shields.burst),
    wideShield: shield(config.shields.wide),
    computeShield: shield(config.shields.compute),
    network,
    modelRequestsPerDay: config.modelRequestsPerDay,
    digestKey,
    limitScale: config.limitScale,
    site: { origin: config.appOrigin, supportEmail: config.mail.supportEmail },
  };
}
