import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Storage } from '../../platform/storage.ts';
import type { Transact } from '../../platform/transact.ts';
import type { MediaApi } from '../media/media.api.ts';
import type { SettingsApi } from '../settings/settings.api.ts';

/** The dependencies of this module's use cases; each picks what it needs. */
export type VideosDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly transact: Transact;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Null on a development machine without storage. */
  readonly storage: Storage | null;
  /** Slug of the video that plays without a quickie; null for the page's own sample. */
  readonly sampleVideo: string | null;
  readonly media: Pick<MediaApi, 'findFiles' | 'storeUses' | 'open'>;
  readonly settings: Pick<SettingsApi, 'read'>;
};
