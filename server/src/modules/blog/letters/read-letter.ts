import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import type { Letter } from '@danube/contract/blog/blog-admin.contract.ts';
import type { BlogDependencies } from '../blog.dependencies.ts';
import { findLetter } from './letters.repository.ts';

export async function readLetter(
  { db, newsletter }: Pick<BlogDependencies, 'db' | 'newsletter'>,
  postId: PostId,
): Promise<Letter | null> {
  const letter = await findLetter(db, postId);
  if (!letter) return null;
  const { state, written, startedAt, finishedAt } = letter;
  // People who unsubscribed after being emailed still count as readers of this newsletter.
  const readers = Math.max(written, await newsletter.countReaders(db));
  return { state, written, readers, startedAt, finishedAt };
}
