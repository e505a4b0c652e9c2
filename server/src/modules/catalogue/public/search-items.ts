import type { ItemCard, ItemId, ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { SearchMatch } from '@danube/contract/search-match.ts';
import type { Tx } from '../../../platform/database.ts';
import { readMarks } from '../../../platform/search-marks.ts';
import { searchQuery } from '../../../platform/search-query.ts';
import { findCards } from './public.repository.ts';
import { findBySimilarTitle, findByWords, type Hit } from './search.repository.ts';

type Input = { query: string; language: LanguageCode; kind?: ItemKind | undefined; limit: number };

export async function searchItems(
  tx: Tx,
  { query: text, ...input }: Input,
): Promise<(ItemCard & SearchMatch)[]> {
  const query = searchQuery(text);
  if (!query) return [];
  const hits = await findByWords(tx, query, input);
  const ids =
    hits.length > 0 ? hits.map(({ id }) => id) : await findBySimilarTitle(tx, text, input);
  const cards = await findCards(tx, ids, input.language);
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  return cards.map((card) => ({ ...card, ...matchOf(card, byId.get(card.id)) }));
}

export async function findCoursesByWords(
  tx: Tx,
  text: string,
  options: Pick<Input, 'language' | 'limit'>,
): Promise<ItemId[]> {
  const query = searchQuery(text);
  if (!query) return [];
  const hits = await findByWords(tx, query, { ...options, kind: 'course' });
  return hits.map(({ id }) => id);
}

/** The match may be in another language than the card; then its title has no marks. */
function matchOf(card: ItemCard, hit: Hit | undefined): SearchMatch {
  const title = readMarks(hit?.title ?? '');
  const titleMarks = title.text === card.title ? title.marks : [];
  const excerpt = readMarks(hit?.excerpt ?? '');
  if (!hit || excerpt.marks.length === 0) {
    const { summary, language, fieldLanguages } = card;
    const excerptLanguage = fieldLanguages?.summary ?? language;
    return { titleMarks, excerpt: summary, excerptMarks: [], excerptLanguage };
  }
  return {
    titleMarks,
    excerpt: excerpt.text,
    excerptMarks: excerpt.marks,
    excerptLanguage: hit.language,
  };
}
