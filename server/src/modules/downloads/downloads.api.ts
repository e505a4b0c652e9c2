import type { Tx } from '../../platform/database.ts';

/** Downloads for other modules. */
export type DownloadsApi = {
  /** Everyone who downloaded something since the moment. */
  findDownloaders(tx: Tx, since: Date): Promise<string[]>;
};
