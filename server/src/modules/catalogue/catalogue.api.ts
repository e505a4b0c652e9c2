import type { Readable } from 'node:stream';
import type {
  ItemId,
  ItemKind,
  ItemWithFiles,
  LessonId,
  LessonKind,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CourseDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId, FileUse } from '@danube/contract/media/media.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import type { SettingsReference } from '@danube/contract/settings/settings.contract.ts';
import type { ActionContext } from '../../platform/action-context.ts';
import type { Tx } from '../../platform/database.ts';

/** The catalogue for other modules. */
export type CatalogueApi = {
  /** Items by id, in the requested order; public or not. */
  findItems(tx: Tx, ids: readonly ItemId[]): Promise<OfferedItem[]>;
  /** The same with their titles in this language. */
  findNamedItems(tx: Tx, ids: readonly ItemId[], language: LanguageCode): Promise<NamedOffer[]>;
  /** The public items of a kind, in list order. */
  findPublicIds(tx: Tx, kind: ItemKind): Promise<ItemId[]>;
  /** A public item by its current or a former slug. */
  findBySlug(tx: Tx, kind: ItemKind, slug: string): Promise<ItemId | null>;
  /** A course as last published, by id or any slug it has had; unpublished ones too. */
  findCourse(tx: Tx, course: ItemId | string): Promise<PublishedCourse | null>;
  /** A course as it is being edited, for people who edit it. */
  findCourseDraft(tx: Tx, id: ItemId): Promise<PublishedCourse | null>;
  /** Public courses in which every word of a query occurs, best first. */
  findCoursesByWords(
    tx: Tx,
    query: string,
    options: { language: LanguageCode; limit: number },
  ): Promise<ItemId[]>;
  /** Course data for lists, unordered; doesn't read the documents. */
  findCourseHeads(tx: Tx, ids: readonly ItemId[], language: LanguageCode): Promise<CourseHead[]>;
  /** The current lessons of these courses, in order. */
  findCourseLessons(tx: Tx, courseIds: readonly ItemId[]): Promise<CourseLesson[]>;
  /** The same by lesson id, including lessons that were removed from their course. */
  findLessons(tx: Tx, ids: readonly LessonId[]): Promise<CourseLesson[]>;
  /** Lesson titles in this language. */
  nameLessons(tx: Tx, ids: readonly LessonId[], language: LanguageCode): Promise<NamedLesson[]>;
  /** Item titles in this language, for other modules' lists. */
  nameItems(tx: Tx, ids: readonly ItemId[], language: LanguageCode): Promise<NamedItem[]>;
  /** Books, indicators and fact sheets with their files, including withdrawn ones; unordered. */
  findItemsWithFiles(
    tx: Tx,
    ids: readonly ItemId[],
    language: LanguageCode,
  ): Promise<ItemWithFiles[]>;
  /** Courses whose draft or public version has this instructor. */
  findCoursesOfInstructor(tx: Tx, slug: string): Promise<SettingsReference[]>;
  /** Items whose draft or public version has this level or market. */
  findItemsUsingName(
    tx: Tx,
    under: { list: 'levels' | 'markets'; slug: string },
  ): Promise<SettingsReference[]>;
  /** The titles of items that use a file, in their original language. */
  describeUses(tx: Tx, itemIds: readonly string[]): Promise<FileUse[]>;
  /** The draft of a course as a ZIP of Markdown and files; null if it doesn't exist. */
  exportCourse(
    act: ActionContext,
    id: ItemId,
  ): Promise<{ fileName: string; body: Readable } | null>;
};

export type OfferedItem = {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly slug: string;
  readonly price: Money;
  readonly isPublic: boolean;
  /** The downloadable files of the public version, never those of lessons. */
  readonly files: readonly FileId[];
  /** What a package contains. */
  readonly includes: readonly ItemId[];
  /** The billing interval; null for a one-off payment. */
  readonly interval: 'month' | 'year' | null;
};

export type NamedOffer = OfferedItem & { readonly title: string };

export type PublishedCourse = {
  readonly id: ItemId;
  /** The current one. */
  readonly slug: string;
  readonly isPublic: boolean;
  readonly draft: CourseDraft;
};

export type CourseHead = {
  readonly id: ItemId;
  readonly slug: string;
  readonly isPublic: boolean;
  readonly title: string;
  readonly language: LanguageCode;
  readonly cover: FileId | null;
  /** Slug of the instructor. */
  readonly by: string | null;
  readonly minutes: number;
};

/** A lesson without its texts. */
export type CourseLesson = {
  readonly id: LessonId;
  readonly courseId: ItemId;
  readonly slug: string;
  readonly kind: LessonKind;
  readonly isFree: boolean;
  readonly videoSeconds: number | null;
  /** The languages it is completely written in, the original first. */
  readonly languages: readonly LanguageCode[];
  readonly isPublic: boolean;
};

export type NamedLesson = {
  readonly id: LessonId;
  readonly title: string;
  readonly language: LanguageCode;
};

export type NamedItem = {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly slug: string;
  readonly title: string;
};
