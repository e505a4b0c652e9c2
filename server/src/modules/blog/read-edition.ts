import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import type { PostEdition, PostRevisionRow } from '@danube/contract/blog/blog-admin.contract.ts';
import { collectPostFiles } from '@danube/contract/blog/draft/find-post-problems.ts';
import { draftState } from '../../platform/drafts/draft-state.ts';
import type { BlogDependencies } from './blog.dependencies.ts';
import { findRevisions, type PostRecord } from './editing/editing.repository.ts';
import { findProblems } from './editing/publish-post.ts';
import { requirePost } from './editing/require-post.ts';
import { readLetter } from './letters/read-letter.ts';

export async function readEdition(deps: BlogDependencies, id: PostId): Promise<PostEdition> {
  return toEdition(deps, await requirePost(deps.db, id));
}

export async function toEdition(deps: BlogDependencies, post: PostRecord): Promise<PostEdition> {
  const { id, draft, revision, publishedRevision, publishedAt, scheduledFor } = post;
  const names = await deps.findNames(post.updatedBy ? [post.updatedBy] : []);
  return {
    id,
    draft,
    revision,
    publishedRevision,
    publishedAt,
    scheduledFor,
    state: draftState(post),
    isSample: post.isSample,
    updatedAt: post.updatedAt,
    updatedBy: names.get(post.updatedBy ?? '') ?? null,
    files: await deps.media.findFiles(deps.db, collectPostFiles(draft)),
    problems: await findProblems(deps, deps.db, draft),
    letter: await readLetter(deps, id),
  };
}

export async function readHistory(deps: BlogDependencies, id: PostId): Promise<PostRevisionRow[]> {
  const post = await requirePost(deps.db, id);
  const revisions = await findRevisions(deps.db, id);
  const names = await deps.findNames(revisions.flatMap(({ madeBy }) => madeBy ?? []));
  return revisions.map(({ madeBy, ...revision }) => ({
    ...revision,
    madeBy: names.get(madeBy ?? '') ?? null,
    isPublic: post.isPublic && revision.number === post.publishedRevision,
  }));
}
