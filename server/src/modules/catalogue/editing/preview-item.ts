import type {
  BookPage,
  CoursePage,
  FreeLesson,
  IndicatorPage,
  ItemCard,
  ItemId,
  LessonId,
  PackagePage,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { coursePage, lessonPage } from '../public/course-page.ts';
import { draftCard } from '../public/draft-card.ts';
import { bookPage, indicatorPage, packagePage } from '../public/item-pages.ts';
import { findCards } from '../public/public.repository.ts';
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
      return { kind: 'course', page: coursePage({ id, draft, ...dates }, language) };
    case 'book': {
      const files = await deps.media.findFiles(deps.db, draft.files);
      return { kind: 'book', page: bookPage({ id, draft, ...dates }, files, language) };
    }
    case 'indicator': {
      const files = await deps.media.findFiles(deps.db, draft.files);
      return { kind: 'indicator', page: indicatorPage({ id, draft, ...dates }, files, language) };
    }
    case 'package': {
      const includes = await findCards(deps.db, draft.includes, language);
      return { kind: 'package', page: packagePage({ id, draft }, includes, language) };
    }
    case 'fact-sheet':
      return { kind: 'fact-sheet', page: draftCard(id, draft, language) };
  }
}

export async function previewLesson(
  deps: CatalogueDependencies,
  input: { id: ItemId; lesson: LessonId; language: LanguageCode },
): Promise<FreeLesson> {
  const { id, draft } = await requireItem(deps.db, input.id);
  const page =
    draft.kind === 'course'
      ? lessonPage({ id, draft }, (lesson) => lesson.id === input.lesson, input.language)
      : null;
  if (!page) throw new DomainError('ITEM_NOT_FOUND');
  return page;
}
