import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { readForPage } from './read-for-page.ts';

type Language = ItemCard['language'];
type Reading<Page> = Promise<{ isMoved: false; page: Page } | { isMoved: true; slug: string }>;

/**
 * The page in the language it was written in: long texts are often left untranslated, and better
 * read there than not at all. The page itself where that is its language.
 */
export async function readOriginal<Page extends Pick<ItemCard, 'language' | 'originalLanguage'>>(
  page: Page,
  read: (language: Language) => Reading<Page>,
): Promise<Page> {
  if (page.language === page.originalLanguage) return page;
  const answer = await readForPage(read(page.originalLanguage));
  return answer.isMoved ? page : answer.page;
}
