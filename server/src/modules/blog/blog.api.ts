import type { FileUse } from '@danube/contract/media/media.schemas.ts';
import type { InstructorReference } from '@danube/contract/settings/settings.contract.ts';
import type { Tx } from '../../platform/database.ts';

/** The blog, for everything outside this module. */
export type BlogApi = {
  /** Posts whose draft or public version names this author. */
  findWrittenBy(tx: Tx, slug: string): Promise<InstructorReference[]>;
  /** What the posts that name a file are called, in their original language. */
  describeUses(tx: Tx, itemIds: readonly string[]): Promise<FileUse[]>;
};
