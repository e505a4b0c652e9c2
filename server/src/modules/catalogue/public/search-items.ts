import type { ItemCard, ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Tx } from '../../../platform/database.ts';
import { findCards } from './public.repository.ts';
import { findByLikeness, findByWords } from './search.repository.ts';
import { searchQuery } from './search-query.ts';

type Wish = { query: string; language: LanguageCode; kind?: ItemKind | undefined; limit: number };

export async function searchItems(
  tx: Tx,
  { query: text, ...wish }: Wish,
): Promise<(ItemCard & { excerpt: string })[]> {
  const query = searchQuery(text);
  if (!query) return [];
  const exact = await findByWords(tx, query, wish);
  const hits = exact.length > 0 ? exact : await findByLikeness(tx, text, wish);
  const cards = await findCards(
    tx,
    hits.map(({ id }) => id),
    wish.language,
  );
  return cards.map((card) => ({
    ...card,
    excerpt: hits.find(({ id }) => id === card.id)?.excerpt || card.summary,
  }));
}
