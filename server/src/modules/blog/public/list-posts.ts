import { type PostCard, postIdSchema } from '@danube/contract/blog/blog.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Tx } from '../../../platform/database.ts';
import {
  countPublic,
  findCards,
  findPublicIds,
  findTags,
  type PostFilter,
} from './public.repository.ts';

type ListInput = PostFilter & {
  language: LanguageCode;
  limit: number;
  cursor?: string | undefined;
};

/** A cursor is the last post shown. */
export async function listPosts(
  tx: Tx,
  { language, limit, cursor, ...filter }: ListInput,
): Promise<{ posts: PostCard[]; nextCursor: string | null; total: number; tags: string[] }> {
  const after = postIdSchema.safeParse(cursor).data ?? null;
  // One extra row shows whether there is another page.
  const found = await findPublicIds(tx, filter, { limit: limit + 1, after });
  const shown = found.slice(0, limit);
  return {
    posts: await findCards(tx, shown, language),
    nextCursor: found.length > limit ? (shown.at(-1) ?? null) : null,
    total: await countPublic(tx, filter),
    tags: await findTags(tx),
  };
}
