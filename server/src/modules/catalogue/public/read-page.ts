import type {
  BookPage,
  CoursePage,
  FreeLesson,
  IndicatorPage,
  PackagePage,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import {
  type ItemId,
  type ItemKind,
  itemIdSchema,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { resolveWording } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Db } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { MediaApi } from '../../media/media.api.ts';
import { toBookPage, toIndicatorPage, toPackagePage } from './item-pages.ts';
import {
  findCards,
  findPublicDocuments,
  findPublicItem,
  findPublicItemById,
  withPriorPrice,
} from './public.repository.ts';
import { toCoursePage, toLessonPage } from './to-course-page.ts';

type Deps = { readonly db: Db; readonly media: Pick<MediaApi, 'findFiles'> };
type Input = { slug: string; language: LanguageCode };

/** The page, or its current slug. */
type PageOrMoved<Page> = { isMoved: false; page: Page } | { isMoved: true; slug: string };

export async function readCourse(
  { db }: Deps,
  { slug, language }: Input,
): Promise<PageOrMoved<CoursePage>> {
  const found = await requirePublic(db, 'course', slug);
  if (found.slug !== slug) return { isMoved: true, slug: found.slug };
  return { isMoved: false, page: { ...toCoursePage(found, language), ...withPriorPrice(found) } };
}

export async function readFreeLesson(
  { db }: Deps,
  { slug, lesson, language }: Input & { lesson: string },
): Promise<PageOrMoved<FreeLesson>> {
  const found = await requirePublic(db, 'course', slug);
  if (found.slug !== slug) return { isMoved: true, slug: found.slug };
  const isWanted = (one: { slug: string; isFree: boolean }) => one.isFree && one.slug === lesson;
  const page = toLessonPage(found, isWanted, language);
  if (!page) throw new DomainError('ITEM_NOT_FOUND');
  return { isMoved: false, page };
}

export async function readBook(
  { db, media }: Deps,
  { slug, language }: Input,
): Promise<PageOrMoved<BookPage>> {
  const found = await requirePublic(db, 'book', slug);
  if (found.slug !== slug) return { isMoved: true, slug: found.slug };
  const files = await media.findFiles(db, found.draft.files);
  return {
    isMoved: false,
    page: { ...toBookPage(found, files, language), ...withPriorPrice(found) },
  };
}

/** An id redirects to the indicator's slug. */
export async function readIndicator(
  { db, media }: Deps,
  { id, language }: { id: string; language: LanguageCode },
): Promise<PageOrMoved<IndicatorPage>> {
  const itemId = itemIdSchema.safeParse(id);
  const found = await requirePublic(db, 'indicator', itemId.success ? itemId.data : id);
  if (found.slug !== id) return { isMoved: true, slug: found.slug };
  const files = await media.findFiles(db, found.draft.files);
  return {
    isMoved: false,
    page: { ...toIndicatorPage(found, files, language), ...withPriorPrice(found) },
  };
}

export async function readPackages({ db }: Deps, language: LanguageCode): Promise<PackagePage[]> {
  const found = (await findPublicDocuments(db, 'package')).flatMap(
    ({ id, published, priorPrice }) =>
      published?.kind === 'package' ? [{ id, draft: published, priorPrice }] : [],
  );
  const wanted = [...new Set(found.flatMap(({ draft }) => draft.includes))];
  const cards = await findCards(db, wanted, language);
  return found.map((item) => ({
    ...toPackagePage(item, cards, language),
    ...withPriorPrice(item),
  }));
}

/** Id and name of each subscription. */
export async function readPricingSummary(
  { db }: Deps,
  language: LanguageCode,
): Promise<{ id: ItemId; name: string }[]> {
  return (await findPublicDocuments(db, 'package')).flatMap(({ id, published }) => {
    if (published?.kind !== 'package' || published.sale !== 'subscription') return [];
    const wording = resolveWording(published.texts, language, published.originalLanguage);
    return [{ id, name: wording?.text.title ?? '' }];
  });
}

async function requirePublic<Kind extends ItemKind>(db: Db, kind: Kind, name: ItemId | string) {
  const id = itemIdSchema.safeParse(name);
  const found = id.success
    ? await findPublicItemById(db, id.data)
    : await findPublicItem(db, kind, name);
  const draft = found?.published;
  if (!found || !draft || !isOfKind(draft, kind)) throw new DomainError('ITEM_NOT_FOUND');
  const publishedAt = found.publishedAt ?? new Date(0);
  return {
    id: found.id,
    slug: found.currentSlug,
    draft,
    publishedAt,
    changedAt: found.changedAt ?? publishedAt,
    priorPrice: found.priorPrice,
  };
}

function isOfKind<Kind extends ItemKind>(
  draft: Draft,
  kind: Kind,
): draft is Extract<Draft, { kind: Kind }> {
  return draft.kind === kind;
}
