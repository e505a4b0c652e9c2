import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findPost, lockPost, type PostRecord } from './editing.repository.ts';

export async function requirePost(tx: Tx, id: PostId): Promise<PostRecord> {
  const post = await findPost(tx, id);
  if (!post) throw new DomainError('POST_NOT_FOUND');
  return post;
}

export async function requireLocked(tx: Tx, id: PostId): Promise<PostRecord> {
  const post = await lockPost(tx, id);
  if (!post) throw new DomainError('POST_NOT_FOUND');
  return post;
}

/** Locked, and in the revision the caller last saw. */
export async function requireRevision(
  tx: Tx,
  { id, revision }: { id: PostId; revision: number },
): Promise<PostRecord> {
  const post = await requireLocked(tx, id);
  if (post.revision !== revision) {
    throw new DomainError('DRAFT_CHANGED', { revision: post.revision });
  }
  return post;
}
