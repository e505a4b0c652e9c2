import type { Export } from '@danube/contract/identity/account.schemas.ts';
import type { Provider } from '@danube/contract/identity/identity.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { Change, Transact } from '../../platform/transact.ts';
import type { Accounts } from './accounts/accounts.ts';
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
  judge: PasswordChecker;
  countSignIn: (result: SignInResult) => void;
  /** Hears of attempts beyond what any normal day has. */
  onFlood: () => void;
  /** What the account page says of the person's export, which another module keeps. */
  findLatestExport: (userId: string) => Promise<Export | null>;
  /** Identity providers that are set up. */
  providers: readonly Provider[];
  settings: IdentitySettings;
  representatives: Representatives;
};

/** Commissions are decided elsewhere; identity reports sign-ups and rights. */
export type Representatives = {
  /** With the code that came with the registration. */
  accountOpened(change: Change, opened: { userId: string; referralCode: string }): Promise<void>;
  rightChanged(change: Change, person: { userId: string; isSalesRep: boolean }): Promise<void>;
};

export type IdentitySettings = {
  siteUrl: string;
  secret: string;
  /** Used only while the stored list of administrators is missing. */
  fallbackAdminEmails: readonly string[];
  /** Whether an administrator's rights wait for a second factor. */
  requiresSecondFactor: boolean;
  /** Where people write when they cannot sign in. */
  findContactEmail(tx: Tx): Promise<string>;
};
