import type { PostCard } from '@danube/contract/blog/blog.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { SearchMatch } from '@danube/contract/search-match.ts';
import type { Tx } from '../../../platform/database.ts';
import { readMarks } from '../../../platform/search-marks.ts';
import { searchQuery } from '../../../platform/search-query.ts';
import { findCards } from './public.repository.ts';
import { findBySimilarTitle, findByWords, type Hit } from './search.repository.ts';

export async function searchPosts(
  tx: Tx,
  input: { query: string; language: LanguageCode; limit: number },
): Promise<(PostCard & SearchMatch)[]> {
  const query = searchQuery(input.query);
  if (!query) return [];
  const hits = await findByWords(tx, query, input);
  const ids =
    hits.length > 0 ? hits.map(({ id }) => id) : await findBySimilarTitle(tx, input.query, input);
  const cards = await findCards(tx, ids, input.language);
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  return cards.map((card) => ({ ...card, ...matchOf(card, byId.get(card.id)) }));
}

/** The match may be in another language than the card; then its title has no marks. */
function matchOf(card: PostCard, hit: Hit | undefined): SearchMatch {
  const title = readMarks(hit?.title ?? '');
  const titleMarks = title.text === card.title ? title.marks : [];
  const excerpt = readMarks(hit?.excerpt ?? '');
  if (!hit || excerpt.marks.length === 0) {
    const { summary, language } = card;
    return { titleMarks, excerpt: summary, excerptMarks: [], excerptLanguage: language };
  }
  return {
    titleMarks,
    excerpt: excerpt.text,
    excerptMarks: excerpt.marks,
    excerptLanguage: hit.language,
  };
}
