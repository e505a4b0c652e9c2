import type { Tx } from '../../platform/database.ts';

/** Downloads for other modules. */
export type DownloadsApi = {
  /** Everyone who has downloaded something since this time. */
  findDownloaders(tx: Tx, since: Date): Promise<string[]>;
};
