import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { HealthCheck, ReadinessSource } from '../../platform/health-check.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { RedisConnection } from '../../platform/redis.ts';
import type { Storage } from '../../platform/storage.ts';
import type { Transact } from '../../platform/transact.ts';
import type { IdentityApi } from '../identity/identity.api.ts';
import type { SettingsApi } from '../settings/settings.api.ts';

/** The server's configuration, as far as this module needs it. */
export type EnvironmentFacts = {
  readonly siteUrl: string;
  /** The sender address of emails. */
  readonly mailFrom: string;
  /** The name of the DKIM key; null if it isn't configured. */
  readonly dkimSelector: string | null;
  readonly variables: readonly Variable[];
  readonly isStripeLive: boolean;
  readonly providerKeys: readonly string[];
  /** Null if no mail server is configured. */
  readonly checkMail: (() => Promise<void>) | null;
  hasBank(tx: Tx): Promise<boolean>;
  /** TXT records of a name; empty if there are none. */
  findTextRecords(name: string): Promise<readonly string[]>;
};

export type Variable = {
  readonly name: string;
  readonly isSet: boolean;
  readonly isSecret: boolean;
  readonly value: string | null;
};

export type EnvironmentsDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly transact: Transact;
  readonly jobs: Pick<Jobs, 'enqueue' | 'countJobs' | 'redrive'>;
  readonly redis: Pick<RedisConnection, 'client' | 'isConnected'>;
  readonly storage: Storage | null;
  readonly findEmail: IdentityApi['findEmail'];
  readonly findLanguage: IdentityApi['findLanguage'];
  readonly settings: Pick<SettingsApi, 'findOpeningProblems' | 'read'>;
  readonly facts: EnvironmentFacts;
  /** Called once all modules are built. */
  readonly findHealth: () => readonly HealthCheck[];
  readonly findReadiness: () => readonly ReadinessSource[];
  readonly findRetentionJobs: () => readonly string[];
};
