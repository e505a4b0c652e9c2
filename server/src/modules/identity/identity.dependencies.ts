import type { Export } from '@danube/contract/identity/account.schemas.ts';
import type { Provider } from '@danube/contract/identity/identity.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import type { Change, Transact } from '../../platform/transact.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { LimitRecords } from './limit-records.ts';
import type { PasswordChecker } from './password-strength.ts';

export type IdentityLimit = 'signInAccount' | 'signInEverywhere' | 'mailAddress';

export type SignInResult = 'signed-in' | 'second-factor' | 'refused' | 'limited';

/** Dependencies of the module's use cases; each picks what it needs. */
export type IdentityDependencies = {
  db: Db;
  clock: Clock;
  ids: Ids;
  transact: Transact;
  jobs: Pick<Jobs, 'enqueue'>;
  accounts: Accounts;
  limiter: Pick<RateLimiter<IdentityLimit>, 'consume' | 'forget'>;
  limitRecords: LimitRecords;
  securityLog: Pick<SecurityLog, 'record'>;
  judge: PasswordChecker;
  countSignIn: (result: SignInResult) => void;
  /** Called when there are far more attempts than normal. */
  onFlood: () => void;
  /** The state of the person's export for the account page; another module stores it. */
  findLatestExport: (userId: string) => Promise<Export | null>;
  /** The configured identity providers. */
  providers: readonly Provider[];
  settings: IdentitySettings;
  representatives: Representatives;
  firstSteps: FirstSteps;
};

/** Commissions are decided elsewhere; identity reports sign-ups and role changes. */
export type Representatives = {
  /** With the code from the registration. */
  accountOpened(change: Change, opened: { userId: string; referralCode: string }): Promise<void>;
  rightChanged(change: Change, person: { userId: string; isSalesRep: boolean }): Promise<void>;
};

/** Courses and sessions belong to higher modules; the welcome email mentions some. */
export type FirstSteps = {
  /** The title of the public course or lesson at a path of this site; null for other pages. */
  findTitle(tx: Tx, at: { path: string; language: LanguageCode }): Promise<string | null>;
  find(
    tx: Tx,
    newcomer: { wantedPath: string | null; language: LanguageCode; now: Date },
  ): Promise<{
    /** The course or lesson they signed up for, else a free course; null if there is none. */
    start: { title: string; path: string; isChosen: boolean } | null;
    /** The next live session; null if none is planned soon. */
    session: { title: string; startsAt: string } | null;
  }>;
};

export type IdentitySettings = {
  siteUrl: string;
  secret: string;
  /** Only used while the stored list of administrators is missing. */
  fallbackAdminEmails: readonly string[];
  /** Whether administrators need a second factor. */
  requiresSecondFactor: boolean;
  /** Where people write if they can't sign in. */
  findContactEmail(tx: Tx): Promise<string>;
};
