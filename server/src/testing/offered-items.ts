import { randomUUID } from 'node:crypto';
import {
  type ItemId,
  type ItemKind,
  itemIdSchema,
  type LessonId,
  lessonIdSchema,
  moduleIdSchema,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import { type Draft, draftSchema } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { newDraft, newLesson } from '@danube/contract/catalogue/draft/new-draft.ts';
import {
  type FileId,
  fileIdSchema,
  type StoredFile,
} from '@danube/contract/media/media.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import type { CatalogueApi } from '../modules/catalogue/catalogue.api.ts';
import { catalogueItems, catalogueSlugs, lessons } from '../modules/catalogue/catalogue.tables.ts';
import {
  findCourse,
  findCourseDraft,
  findCourseHeads,
  findCourseLessons,
  findLessons,
  nameLessons,
} from '../modules/catalogue/courses.repository.ts';
import { findNamedItems, findOfferedItems } from '../modules/catalogue/find-offers.ts';
import {
  findIdBySlug,
  findNameRows,
  findPublicIds,
} from '../modules/catalogue/offers.repository.ts';
import { addFiles } from '../modules/catalogue/public/list-with-files.ts';
import { findCoursesByWords } from '../modules/catalogue/public/search-items.ts';
import type { Tx } from '../platform/database.ts';

/** The catalogue's API for other modules, backed by the rows that a test inserts. */
export const offers: Omit<
  CatalogueApi,
  'describeUses' | 'findItemsUsingName' | 'findCoursesOfInstructor' | 'exportCourse'
> = {
  findItems: findOfferedItems,
  findNamedItems,
  findPublicIds,
  findBySlug: findIdBySlug,
  findCourse,
  findCourseDraft,
  findCoursesByWords,
  findCourseHeads,
  findCourseLessons,
  findLessons,
  nameLessons,
  nameItems: findNameRows,
  findItemsWithFiles: (tx, ids, language) =>
    addFiles({ media: { findFiles: readyFiles } }, tx, { ids, language }),
};

/** Every requested file, as a PDF. */
async function readyFiles(_tx: Tx, ids: readonly FileId[]): Promise<StoredFile[]> {
  return ids.map((id) => ({
    id,
    name: 'file.pdf',
    purpose: 'document',
    state: 'ready',
    refusal: null,
    bytes: 1_000,
    contentType: 'application/pdf',
    sha256: null,
    durationSeconds: null,
    width: null,
    height: null,
    pageCount: 1,
    uploadedBy: null,
    createdAt: new Date('2026-01-02T10:00:00Z'),
  }));
}

type Offer = {
  kind: ItemKind;
  title?: string;
  /** The id by default. */
  slug?: string;
  /** Euro cents. */
  price?: number;
  /** `draft` was never public; `withdrawn` no longer is. */
  state?: 'public' | 'withdrawn' | 'draft';
  files?: readonly FileId[];
  includes?: readonly ItemId[];
  /** A package's interval: monthly by default, null for a bundle. */
  interval?: 'month' | 'year' | null;
  /** One free lesson and one that isn't. */
  hasLessons?: boolean;
};

/** An item, as if it had been published. */
export async function insertOffer(tx: Tx, offer: Offer) {
  const id = itemIdSchema.parse(randomUUID());
  const free = lessonIdSchema.parse(randomUUID());
  const paid = lessonIdSchema.parse(randomUUID());
  const draft = draftOf(id, offer, { free, paid });
  const { state = 'public' } = offer;
  const published = state === 'draft' ? null : draft;
  const now = new Date('2026-01-02T10:00:00Z');
  await tx.insert(catalogueItems).values({
    id,
    kind: offer.kind,
    slug: draft.slug,
    title: titleOf(offer),
    draft,
    revision: 1,
    published,
    isPublic: state === 'public',
    price: draft.price,
    originalLanguage: 'en',
    markets: [],
    platforms: [],
    minutes: 0,
    lessonCount: 0,
    position: 1,
    createdAt: now,
    updatedAt: now,
  });
  if (published)
    await tx.insert(catalogueSlugs).values({ kind: offer.kind, slug: draft.slug, itemId: id });
  if (offer.hasLessons && published) {
    await tx.insert(lessons).values([
      { ...lessonRow, id: free, courseId: id, slug: 'free', isFree: true },
      { ...lessonRow, id: paid, courseId: id, slug: 'paid', isFree: false },
    ]);
  }
  return { id, free, paid };
}

export function createFileId(): FileId {
  return fileIdSchema.parse(randomUUID());
}

const lessonRow = { kind: 'text', minutes: 5, position: 1, isPublic: true } as const;

function titleOf({ title, kind }: Offer): string {
  return title ?? `A ${kind}`;
}

function draftOf(id: ItemId, offer: Offer, lessonIds: { free: LessonId; paid: LessonId }): Draft {
  const { kind, slug = id, price = 0, files = [], includes = [] } = offer;
  const draft = newDraft({
    kind,
    slug,
    title: titleOf(offer),
    originalLanguage: 'en',
    instructor: 'viktor-hajnal',
    level: 'beginner',
  });
  const facts = { price: moneySchema.parse(price) };
  if (kind === 'package') {
    const { interval = 'month' } = offer;
    const sale = interval ? 'subscription' : 'bundle';
    return draftSchema.parse({ ...draft, ...facts, includes, sale, interval });
  }
  if (kind !== 'course') return draftSchema.parse({ ...draft, ...facts, files });
  const start = { kind: 'text', title: 'Lesson', originalLanguage: 'en' } as const;
  const outline = [
    { ...newLesson({ ...start, id: lessonIds.free, slug: 'free' }), isFree: true },
    newLesson({ ...start, id: lessonIds.paid, slug: 'paid' }),
  ];
  const module = { id: moduleIdSchema.parse(randomUUID()), texts: {}, lessons: outline };
  return draftSchema.parse({ ...draft, ...facts, modules: offer.hasLessons ? [module] : [] });
}
