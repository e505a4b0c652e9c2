import type { FileUse } from '@danube/contract/media/media.schemas.ts';
import type { Tx } from '../../platform/database.ts';

/** The blog, for everything outside this module. */
export type BlogApi = {
  /** What the posts that name a file are called, in their original language. */
  describeUses(tx: Tx, itemIds: readonly string[]): Promise<FileUse[]>;
};
