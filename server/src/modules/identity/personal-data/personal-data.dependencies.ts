import type { PersonalDataSource } from '../../../platform/personal-data-source.ts';
import type { Storage } from '../../../platform/storage.ts';
import type { IdentityDependencies, IdentitySettings } from '../identity.dependencies.ts';

export type PersonalDataDependencies = Pick<
  IdentityDependencies,
  'db' | 'clock' | 'ids' | 'transact' | 'jobs'
> & {
  /** Null on a contributor's machine: exports are asked for and never become ready. */
  storage: Pick<Storage, 'put' | 'remove' | 'list' | 'presignGet'> | null;
  /** Every module's part; identity's own are `identitySources`. */
  findSources: () => readonly PersonalDataSource[];
  settings: Pick<IdentitySettings, 'siteUrl'>;
};
