import { platformChance } from "./adapters/chance.ts";
import { createAccountStore } from "./adapters/db/accounts.ts";
import { createAuditLog } from "./adapters/db/audit-log.ts";
import { type DatabaseMeter, openDatabase } from "./adapters/db/client.ts";
import { createContactStore } from "./adapters/db/contact.ts";
import { createCounterStore, createLoginGuard } from "./adapters/db/counters.ts";
import { createEmailChangeStore } from "./adapters/db/email-changes.ts";
import { createFavoriteStore } from "./adapters/db/favorites.ts";
import { createGroceryStore } from "./adapters/db/grocery.ts";
import { createHealth } from "./adapters/db/health.ts";
import { createIdentityStore } from "./adapters/db/identities.ts";
import { createMealPlanStore } from "./adapters/db/meal-plans.ts";
import { createNeverAgainStore } from "./adapters/db/never-again.ts";
import { createOutbox } from "./adapters/db/outbox.ts";
import { createPasswordResetStore } from "./adapters/db/password-resets.ts";
import { createPreferencesStore } from "./adapters/db/preferences.ts";
import { createSessionStore } from "./adapters/db/sessions.ts";
import { createSettingStore } from "./adapters/db/settings.ts";
import { createSuggestionStore } from "./adapters/db/suggestions.ts";
import { createUserStore } from "./adapters/db/users.ts";
import { createGoogle } from "./adapters/identity/google.ts";
import { createBurstShield, openShield } from "./adapters/limits/burst-shield.ts";
import { createDigestKey } from "./adapters/limits/digest-key.ts";
import { createCloudflareMailer } from "./adapters/mail/cloudflare-mailer.ts";
import { createResendMailer } from "./adapters/mail/resend-mailer.ts";
import { createChatModel } from "./adapters/model/chat-model.ts";
import { linkTokens } from "./adapters/password/link-tokens.ts";
import { createPasswordHasher } from "./adapters/password/scrypt.ts";
import { createSessionTokens } from "./adapters/session/jwt.ts";
import { createSealer } from "./adapters/session/sealer.ts";
import { wait } from "./adapters/wait.ts";
import type {
  AccountStore,
  AuditLog,
  BurstShield,
  ContactStore,
  CounterStore,
  DigestKey,
  EmailChangeStore,
  LinkTokens,
  LoginGuard,
  Mailer,
  Outbox,
  PasswordResetStore,
} from "./domain/account-ports.ts";
import type { IdentityProvider, IdentityStore, Sealer, SettingStore } from "./domain/identity-ports.ts";
import type { MealModel } from "./domain/model-ports.ts";
import type {
  Chance,
  Clock,
  FavoriteStore,
  GroceryStore,
  Health,
  MealPlanStore,
  NeverAgainStore,
  PasswordHasher,
  PreferencesStore,
  SessionStore,
  SessionTokens,
  SuggestionStore,
  UserStore,
} from "./domain/ports.ts";
import type { Config, MailConfig } from "./env.ts";

/** Everything a verb may touch. A verb takes only what it needs, with `Pick<Deps, …>`. */
export interface Deps {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly passwords: PasswordHasher;
  readonly tokens: SessionTokens;
  /** The same for the unlocked admin screen: neither passes for the other. */
  readonly adminTokens: SessionTokens;
  readonly sealer: Sealer;
  readonly settings: SettingStore;
  /** Null: signing in with Google cannot be set up here. */
  readonly google: IdentityProvider | null;
  readonly identities: IdentityStore;
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly preferences: PreferencesStore;
  readonly mealPlans: MealPlanStore;
  readonly favorites: FavoriteStore;
  readonly neverAgain: NeverAgainStore;
  readonly suggestions: SuggestionStore;
  readonly grocery: GroceryStore;
  readonly health: Health;
  /** Null: the cookbook plans alone. */
  readonly model: MealModel | null;
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  readonly linkTokens: LinkTokens;
  readonly passwordResets: PasswordResetStore;
  readonly accounts: AccountStore;
  readonly auditLog: AuditLog;
  readonly emailChanges: EmailChangeStore;
  readonly contact: ContactStore;
  readonly counters: CounterStore;
  readonly loginGuard: LoginGuard;
  readonly burstShield: BurstShield;
  readonly digestKey: DigestKey;
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

/** The real parts, made anew for each request because a libSQL client belongs to one request. */
export function createDeps(config: Config, meter: DatabaseMeter): Deps {
  const database = openDatabase(config.libsqlUrl, config.libsqlToken, meter);
  return {
    clock,
    chance: platformChance,
    passwords: createPasswordHasher(config.passwordPepper),
    tokens: createSessionTokens(config.jwtKeys, config.appOrigin, "web"),
    adminTokens: createSessionTokens(config.jwtKeys, config.appOrigin, "admin"),
    sealer: createSealer(config.jwtKeys),
    settings: createSettingStore(database),
    google: config.googleIssuer === null ? null : createGoogle(config.googleIssuer),
    identities: createIdentityStore(database),
    users: createUserStore(database, clock),
    sessions: createSessionStore(database),
    preferences: createPreferencesStore(database),
    mealPlans: createMealPlanStore(database),
    favorites: createFavoriteStore(database),
    neverAgain: createNeverAgainStore(database),
    suggestions: createSuggestionStore(database),
    grocery: createGroceryStore(database),
    health: createHealth(database),
    model: config.model === null ? null : createChatModel(config.model),
    mailer: createMailer(config.mail),
    outbox: createOutbox(database),
    linkTokens,
    passwordResets: createPasswordResetStore(database),
    accounts: createAccountStore(database),
    auditLog: createAuditLog(database),
    emailChanges: createEmailChangeStore(database),
    contact: createContactStore(database),
    counters: createCounterStore(database),
    loginGuard: createLoginGuard(database),
    burstShield: config.limitScale > 1 ? openShield : createBurstShield(config.burstShield),
    digestKey: createDigestKey(config.passwordPepper),
    limitScale: config.limitScale,
    site: { origin: config.appOrigin, supportEmail: config.mail.supportEmail },
  };
}
