import type { FileUse, StoredFile } from '@danube/contract/media/media.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Storage } from '../../platform/storage.ts';
import { StorageUnavailableError } from '../../platform/storage-failure.ts';
import type { Transact } from '../../platform/transact.ts';

export type MediaDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly transact: Transact;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Null on a development machine without storage. */
  readonly storage: Storage | null;
  readonly findNames: (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The titles of items that use files, from the catalogue. */
  readonly describeUses: DescribeUses;
  /** Called for every verdict, in its transaction, because a video may wait for it. */
  readonly fileJudged: (tx: Tx, file: Pick<StoredFile, 'id' | 'purpose'>) => Promise<void>;
  /** The virus scanner's address, if there is one. */
  readonly clamdAddress?: string | undefined;
};

export type DescribeUses = (tx: Tx, itemIds: readonly string[]) => Promise<readonly FileUse[]>;

export function requireStorage({ storage }: Pick<MediaDependencies, 'storage'>): Storage {
  if (!storage) throw new StorageUnavailableError('no storage is configured');
  return storage;
}
