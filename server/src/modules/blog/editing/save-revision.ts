import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import { collectPostFiles } from '@danube/contract/blog/draft/find-post-problems.ts';
import type { Tx } from '../../../platform/database.ts';
import { writeRevision } from '../../../platform/drafts/revision-history.ts';
import type { BlogDependencies } from '../blog.dependencies.ts';
import {
  deleteVersionsBefore,
  findLastRevision,
  findReferencedFiles,
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
  revision: Omit<RevisionRecord, 'version'> & {
    before: PostRecord | null;
    keepsPrevious?: boolean;
  },
): Promise<void> {
  const { before, keepsPrevious = false, ...record } = revision;
  const { postId } = record;
  const shelf = {
    findLast: () => findLastRevision(tx, postId),
    insert: (entry: RevisionRecord) => insertRevision(tx, entry),
    replace: (number: number, entry: RevisionRecord) =>
      replaceRevision(tx, { postId, number }, entry),
    deleteVersionsBefore: (version: number, kept: readonly number[]) =>
      deleteVersionsBefore(tx, postId, { version, kept }),
  };
  const kept = [
    before?.publishedRevision,
    before?.scheduledRevision,
    keepsPrevious ? before?.revision : null,
  ];
  await writeRevision(
    shelf,
    record,
    kept.filter((number) => typeof number === 'number'),
  );
  const known = before ? collectPostFiles(before.draft) : [];
  const named = collectPostFiles(record.draft);
  const isSame = named.length === known.length && named.every((file) => known.includes(file));
  if (!before || !isSame) await storeUses(deps, tx, postId);
}

/** Files used by the post or its history can't be removed. */
export async function storeUses({ media }: Deps, tx: Tx, postId: PostId): Promise<void> {
  await media.storeUses(tx, postId, await findReferencedFiles(tx, postId));
}
