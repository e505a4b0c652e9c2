import type {
  BookPage,
  CoursePage,
  IndicatorPage,
  ItemCard,
  ItemId,
  PackagePage,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { draftCard } from '../public/draft-card.ts';
import { toBookPage, toIndicatorPage, toPackagePage } from '../public/item-pages.ts';
import { findCards } from '../public/public.repository.ts';
import { toCoursePage } from '../public/to-course-page.ts';
import { requireItem } from './require-item.ts';

type Preview =
  | { kind: 'course'; page: CoursePage }
  | { kind: 'book'; page: BookPage }
  | { kind: 'indicator'; page: IndicatorPage }
  | { kind: 'package'; page: PackagePage }
  | { kind: 'fact-sheet'; page: ItemCard };

/** The draft, rendered by the same functions as the public pages. */
export async function previewItem(
  deps: CatalogueDependencies,
  { id, language }: { id: ItemId; language: LanguageCode },
): Promise<Preview> {
  const { draft, publishedAt } = await requireItem(deps.db, id);
  const now = deps.clock.now();
  const dates = { publishedAt: publishedAt ?? now, changedAt: now };
  switch (draft.kind) {
    case 'course':
      return { kind: 'course', page: toCoursePage({ id, draft, ...dates }, language) };
    case 'book': {
      const files = await deps.media.findFiles(deps.db, draft.files);
      return { kind: 'book', page: toBookPage({ id, draft, ...dates }, files, language) };
    }
    case 'indicator': {
      const files = await deps.media.findFiles(deps.db, draft.files);
      return { kind: 'indicator', page: toIndicatorPage({ id, draft, ...dates }, files, language) };
    }
    case 'package': {
      const includes = await findCards(deps.db, draft.includes, language);
      return { kind: 'package', page: toPackagePage({ id, draft }, includes, language) };
    }
    case 'fact-sheet':
      return { kind: 'fact-sheet', page: draftCard(id, draft, language) };
  }
}
