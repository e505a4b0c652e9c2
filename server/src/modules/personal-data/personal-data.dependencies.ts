import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import type { Storage } from '../../platform/storage.ts';
import type { Transact } from '../../platform/transact.ts';
import type { IdentityApi } from '../identity/identity.api.ts';

export type PersonalDataDependencies = {
  db: Db;
  clock: Clock;
  ids: Ids;
  transact: Transact;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Null on a development machine without storage: exports never become ready. */
  storage: Pick<Storage, 'put' | 'remove' | 'list' | 'presignGet'> | null;
  people: Pick<
    IdentityApi,
    'proveIdentity' | 'leaving' | 'requireRecentFactor' | 'hasSecondFactor' | 'findShownPeople'
  >;
  /** The personal data sources of all modules; called once they are built. */
  findSources: () => readonly PersonalDataSource[];
  settings: { siteUrl: string };
  findContactEmail(tx: Tx): Promise<string>;
};
