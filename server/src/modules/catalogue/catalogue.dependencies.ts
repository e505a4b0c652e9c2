import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Transact } from '../../platform/transact.ts';
import type { MediaApi } from '../media/media.api.ts';
import type { SettingsApi } from '../settings/settings.api.ts';

export type CatalogueDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly transact: Transact;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly media: MediaApi;
  readonly settings: Pick<SettingsApi, 'read'>;
  readonly findNames: (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};
