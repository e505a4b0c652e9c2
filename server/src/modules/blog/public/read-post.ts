import type { PostPage } from '@danube/contract/blog/blog.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  findCards,
  findPublicPost,
  findRelated,
  findSlugs,
  findVersionDate,
} from './public.repository.ts';

const relatedPosts = 3;

type PageOrMoved =
  | { isMoved: false; page: PostPage }
  | { isMoved: true; slug: string; isPermanent: boolean };

/** The post in the reader's language; a slug of another language, or a former one, redirects. */
export async function readPost(
  tx: Tx,
  { slug, language }: { slug: string; language: LanguageCode },
): Promise<PageOrMoved> {
  const found = await findPublicPost(tx, slug);
  const draft = found?.post.published;
  if (!found || !draft) throw new DomainError('POST_NOT_FOUND');
  const { id } = found.post;
  const [card] = await findCards(tx, [id], language);
  if (!card) throw new DomainError('POST_NOT_FOUND');
  if (card.slug !== slug) {
    const isPermanent = found.nameLanguage === card.language;
    return { isMoved: true, slug: card.slug, isPermanent };
  }
  const related = await findRelated(tx, card, relatedPosts);
  return {
    isMoved: false,
    page: {
      ...card,
      body: draft.texts[card.language]?.text.body ?? '',
      slugs: Object.fromEntries(
        (await findSlugs(tx, id)).map((each) => [each.language, each.slug]),
      ),
      versionPublishedAt: (await findVersionDate(tx, card)) ?? card.changedAt,
      asOf: draft.asOf ? new Date(draft.asOf) : null,
      position: draft.position,
      hasRiskNotice: draft.hasRiskNotice,
      related: await findCards(tx, related, language),
    },
  };
}
