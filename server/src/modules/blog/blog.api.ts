import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import type { FileUse } from '@danube/contract/media/media.schemas.ts';
import type { SettingsReference } from '@danube/contract/settings/settings.contract.ts';
import type { Tx } from '../../platform/database.ts';

/** The blog for other modules. */
export type BlogApi = {
  /** Posts whose draft or public version has this author. */
  findPostsOfAuthor(tx: Tx, slug: string): Promise<SettingsReference[]>;
  /** A public post's title and slug, in its original language. */
  findPublicName(tx: Tx, id: PostId): Promise<{ title: string; slug: string } | null>;
  /** The titles of posts that use a file, in their original language. */
  describeUses(tx: Tx, itemIds: readonly string[]): Promise<FileUse[]>;
};
