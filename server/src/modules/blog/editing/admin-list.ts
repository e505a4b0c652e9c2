import { postIdSchema } from '@danube/contract/blog/blog.schemas.ts';
import type { PostRow } from '@danube/contract/blog/blog-admin.contract.ts';
import { languagesOf, translationState } from '@danube/contract/catalogue/draft/translated.ts';
import { draftState } from '../../../platform/drafts/draft-state.ts';
import type { BlogDependencies } from '../blog.dependencies.ts';
import { type AdminFilter, countPosts, findAdminPosts } from './admin-list.repository.ts';
import type { PostRecord } from './editing.repository.ts';

type ListInput = AdminFilter & { limit: number; cursor?: string | undefined };

/** Last edited first. A cursor is the last post shown. */
export async function listForAdmin(
  deps: BlogDependencies,
  { limit, cursor, ...filter }: ListInput,
): Promise<{ posts: PostRow[]; nextCursor: string | null; total: number }> {
  const after = postIdSchema.safeParse(cursor).data ?? null;
  // One extra row shows whether there is another page.
  const found = await findAdminPosts(deps.db, filter, { limit: limit + 1, after });
  const shown = found.slice(0, limit);
  const names = await deps.findNames(shown.flatMap(({ updatedBy }) => updatedBy ?? []));
  return {
    posts: shown.map((post) => toRow(post, names)),
    nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
    total: await countPosts(deps.db, filter),
  };
}

function toRow(post: PostRecord, names: ReadonlyMap<string, string>): PostRow {
  const { draft } = post;
  return {
    id: post.id,
    slug: draft.slugs[draft.originalLanguage] ?? '',
    title: post.title,
    state: draftState(post),
    revision: post.revision,
    scheduledFor: post.scheduledFor,
    publishedAt: post.publishedAt,
    author: draft.author,
    originalLanguage: draft.originalLanguage,
    wordings: languagesOf(draft.texts).map((language) => ({
      language,
      state: translationState(draft.texts, language, draft.originalLanguage),
    })),
    isSample: post.isSample,
    updatedAt: post.updatedAt,
    updatedBy: names.get(post.updatedBy ?? '') ?? null,
  };
}
