import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import { postFiles } from '@danube/contract/blog/draft/post-problems.ts';
import type { Tx } from '../../../platform/database.ts';
import { writeRevision } from '../../../platform/drafts/revision-history.ts';
import type { BlogDependencies } from '../blog.dependencies.ts';
import {
  deleteVersionsBefore,
  findLastRevision,
  findNamedFiles,
  insertRevision,
  type PostRecord,
  type RevisionRecord,
  replaceRevision,
} from './editing.repository.ts';

type Deps = Pick<BlogDependencies, 'media'>;

/** Adds a state of the draft to its history, and retains the files it uses. */
export async function saveRevision(
  deps: Deps,
  tx: Tx,
  revision: Omit<RevisionRecord, 'version'> & { before: PostRecord | null },
): Promise<void> {
  const { before, ...record } = revision;
  const { postId } = record;
  const shelf = {
    findLast: () => findLastRevision(tx, postId),
    insert: (entry: RevisionRecord) => insertRevision(tx, entry),
    replace: (number: number, entry: RevisionRecord) =>
      replaceRevision(tx, { postId, number }, entry),
    deleteVersionsBefore: (version: number) => deleteVersionsBefore(tx, postId, version),
  };
  await writeRevision(shelf, record, [before?.publishedRevision, before?.scheduledRevision]);
  const known = before ? postFiles(before.draft) : [];
  const named = postFiles(record.draft);
  const isSame = named.length === known.length && named.every((file) => known.includes(file));
  if (!before || !isSame) await storeUses(deps, tx, postId);
}

/** Files used by the post or its history can't be removed. */
export async function storeUses({ media }: Deps, tx: Tx, postId: PostId): Promise<void> {
  await media.storeUses(tx, postId, await findNamedFiles(tx, postId));
}
