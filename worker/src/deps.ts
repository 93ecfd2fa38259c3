import { eachSessionFact, type SessionFacts } from "@mealwright/schema/constants/auth/session-facts";
import { platformChance } from "./adapters/chance.ts";
import { createAccountStore } from "./adapters/db/accounts.ts";
import { createAdminStore } from "./adapters/db/admin/admin-store.ts";
import { createGenerationCounts } from "./adapters/db/admin/generation-counts.ts";
import { type AuditedCaller, createAuditLog } from "./adapters/db/audit-log.ts";
import { createAuthenticatorStore } from "./adapters/db/auth/authenticators.ts";
import { createEmailChangeStore } from "./adapters/db/auth/email-changes.ts";
import { createIdentityStore } from "./adapters/db/auth/identities.ts";
import { createLoginGuard } from "./adapters/db/auth/login-guard.ts";
import { createPasskeyStore } from "./adapters/db/auth/passkeys.ts";
import { createPasswordResetStore } from "./adapters/db/auth/password-resets.ts";
import { createSessionStore } from "./adapters/db/auth/sessions.ts";
import { createCalendarStore } from "./adapters/db/calendars.ts";
import { type Database, type DatabaseMeter, openDatabase } from "./adapters/db/connection/client.ts";
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
  MailOutbox,
  PasswordResetStore,
} from "./domain/account-ports.ts";
import type { AdminStore, GenerationCounts } from "./domain/admin-ports.ts";
import type { CalendarStore } from "./domain/calendar/calendar-ports.ts";
import type { FavoriteStore, NeverAgainStore, SuggestionStore } from "./domain/dish-ports.ts";
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
  GroceryStore,
  Health,
  PasswordHasher,
  PreferencesStore,
  SessionStore,
  SessionTokens,
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
  /** The same for the unlocked admin screen; a token of one is not valid for the other. */
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
  readonly outbox: MailOutbox;
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
  /** Looser, for the wider network around a network. */
  readonly wideShield: BurstShield;
  /** By user, for calls that need much computing. */
  readonly computeShield: BurstShield;
  readonly digestKey: DigestKey;
  /** Where the request comes from (`networkOf`). */
  readonly network: string;
  /** What a session that begins now stores about the request. */
  readonly sessionFacts: SessionFacts;
  /** Requests to the model a day, for everybody together. */
  readonly modelRequestsPerDay: number;
  /** Multiplies every limit. */
  readonly limitScale: number;
  /** Where the product itself is found, for mails and redirects. */
  readonly site: { readonly origin: string; readonly supportEmail: string };
}

const clock: Clock = { now: () => new Date(), wait };

function createMailer({ binding, from, resend }: MailConfig): Mailer {
  return resend ? createResendMailer(resend.baseUrl, resend.apiKey, from) : createCloudflareMailer(binding, from);
}

/** One queue per isolate: password hashes are computed one at a time, whoever asks. */
const turns = createTurns();

/** The database of one request; the meter counts its calls, to libSQL or to D1. */
function openStore({ database }: Config, meter: DatabaseMeter, mayLag: boolean): Database {
  if (database.d1 !== null) return openD1(database.d1, meter);
  return openDatabase(database.libsqlUrl, database.libsqlToken, meter, mayLag ? database.replica : null);
}

/** Who makes a request, and what a session that begins with it stores about them. */
interface Caller extends AuditedCaller {
  readonly sessionFacts: SessionFacts;
}

/** What the parts of one request are made from. */
class Materials {
  readonly config: Config;
  readonly caller: Caller | null;
  readonly database: Database;

  constructor(config: Config, meter: DatabaseMeter, caller: Caller | null, mayLag: boolean) {
    this.config = config;
    this.caller = caller;
    this.database = openStore(config, meter, mayLag);
  }

  get network(): string {
    return this.caller?.network ?? "";
  }

  get digestKey(): DigestKey {
    return createDigestKey(this.config.passwordPepper);
  }

  shield(binding: RateLimit): BurstShield {
    return this.config.limitScale > 1 ? openShield : createBurstShield(binding);
  }
}

/** How each part is made. */
const PARTS: { readonly [Name in keyof Deps]: (of: Materials) => Deps[Name] } = {
  clock: () => clock,
  chance: () => platformChance,
  knownPasswords: () => knownPasswords,
  passwords: ({ config, network }) =>
    createPasswordHasher(config.passwordPepper, turns.open(network, { now: Date.now, wait })),
  tokens: ({ config }) => createSessionTokens(config.jwtKeys, config.appOrigin, "web"),
  adminTokens: ({ config }) => createSessionTokens(config.jwtKeys, config.appOrigin, "admin"),
  sealer: ({ config }) => createSealer(config.jwtKeys),
  settings: ({ database }) => createSettingStore(database),
  google: ({ config }) => (config.googleIssuer === null ? null : createGoogle(config.googleIssuer)),
  identities: ({ database }) => createIdentityStore(database),
  authenticators: ({ database }) => createAuthenticatorStore(database),
  authenticatorCodes: () => authenticatorCodes,
  passkeys: ({ database }) => createPasskeyStore(database),
  passkeyVerifier: ({ config }) => createPasskeyVerifier(config.appOrigin),
  users: ({ database }) => createUserStore(database, clock),
  sessions: ({ database }) => createSessionStore(database),
  preferences: ({ database }) => createPreferencesStore(database),
  mealPlans: ({ database }) => createMealPlanStore(database),
  favorites: ({ database }) => createFavoriteStore(database),
  neverAgain: ({ database }) => createNeverAgainStore(database),
  suggestions: ({ database }) => createSuggestionStore(database),
  grocery: ({ database }) => createGroceryStore(database),
  kitchen: ({ database }) => createKitchenStore(database),
  listShares: ({ database }) => createListShareStore(database),
  calendars: ({ database }) => createCalendarStore(database),
  health: ({ database }) => createHealth(database),
  model: ({ config, database }) => {
    if (config.model === null) return null;
    return createChatModel(config.model, {
      settings: createSettingStore(database),
      failures: createModelFailureLog(database),
    });
  },
  modelFailures: ({ database }) => createModelFailureLog(database),
  modelSettings: ({ config }) => config.model,
  mailer: ({ config }) => createMailer(config.mail),
  outbox: ({ database }) => createOutbox(database),
  linkTokens: () => linkTokens,
  passwordResets: ({ database }) => createPasswordResetStore(database),
  accounts: ({ database }) => createAccountStore(database),
  admin: ({ database }) => createAdminStore(database),
  generationCounts: ({ database }) => createGenerationCounts(database),
  auditLog: ({ database, caller, digestKey }) => createAuditLog(database, caller, digestKey),
  housekeeping: ({ database }) => createHousekeeping(database),
  emailChanges: ({ database }) => createEmailChangeStore(database),
  contact: ({ database }) => createContactStore(database),
  payments: ({ database }) => createPaymentStore(database),
  paymentDesk: ({ config }) => createPaymentDesk(config.payments),
  counters: ({ database }) => createCounterStore(database),
  loginGuard: ({ database }) => createLoginGuard(database),
  burstShield: (of) => of.shield(of.config.shields.burst),
  wideShield: (of) => of.shield(of.config.shields.wide),
  computeShield: (of) => of.shield(of.config.shields.compute),
  network: ({ network }) => network,
  sessionFacts: ({ caller }) => caller?.sessionFacts ?? eachSessionFact(() => null),
  modelRequestsPerDay: ({ config }) => config.modelRequestsPerDay,
  digestKey: ({ digestKey }) => digestKey,
  limitScale: ({ config }) => config.limitScale,
  site: ({ config }) => ({ origin: config.appOrigin, supportEmail: config.mail.supportEmail }),
};

/** Makes each part once, on first use: a request needs only a few of more than fifty. */
class LazyDeps {
  readonly #materials: Materials;

  constructor(materials: Materials) {
    this.#materials = materials;
  }

  static {
    for (const [name, make] of Object.entries(PARTS)) {
      const get = function (this: LazyDeps): unknown {
        const value = make(this.#materials);
        Object.defineProperty(this, name, { value });
        return value;
      };
      Object.defineProperty(LazyDeps.prototype, name, { get });
    }
  }
}

/**
 * The real parts for one request, because its calls to the database are counted and its network takes turns.
 * @param mayLag whether a replica may be read.
 */
export function createDeps(config: Config, meter: DatabaseMeter, caller: Caller | null, mayLag = false): Deps {
  // `PARTS` has every name of `Deps`, with its type.
  return new LazyDeps(new Materials(config, meter, caller, mayLag)) as unknown as Deps;
}
