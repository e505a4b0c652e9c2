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
import type { InstructorReference } from '@danube/contract/settings/settings.contract.ts';
import type { Act } from '../../platform/act.ts';
import type { Tx } from '../../platform/database.ts';

/** What the academy offers, for everything outside this module. */
export type CatalogueApi = {
  /** Items by id, in the order asked for; public or not. */
  findItems(tx: Tx, ids: readonly ItemId[]): Promise<OfferedItem[]>;
  /** The same with what they are called in this language. */
  findNamedItems(tx: Tx, ids: readonly ItemId[], language: LanguageCode): Promise<NamedOffer[]>;
  /** What is public of a kind, in the order of its list. */
  findPublicIds(tx: Tx, kind: ItemKind): Promise<ItemId[]>;
  /** A public item by the name in its address, an earlier one too. */
  findBySlug(tx: Tx, kind: ItemKind, slug: string): Promise<ItemId | null>;
  /** A course as last published, by id or any slug it has had; unpublished ones too. */
  findCourse(tx: Tx, course: ItemId | string): Promise<PublishedCourse | null>;
  /** What lists say of courses, in no order; their documents are not read. */
  findCourseHeads(tx: Tx, ids: readonly ItemId[], language: LanguageCode): Promise<CourseHead[]>;
  /** Lessons that courses have now, in the order of each. */
  findCourseLessons(tx: Tx, courseIds: readonly ItemId[]): Promise<CourseLesson[]>;
  /** The same by their own ids, also those that a later publication left out. */
  findLessons(tx: Tx, ids: readonly LessonId[]): Promise<CourseLesson[]>;
  /** What lessons are called in this language. */
  nameLessons(tx: Tx, ids: readonly LessonId[], language: LanguageCode): Promise<NamedLesson[]>;
  /** How items are called in this language, for lists of other modules. */
  nameItems(tx: Tx, ids: readonly ItemId[], language: LanguageCode): Promise<NamedItem[]>;
  /** Books, indicators and fact sheets with their files, withdrawn ones too; in no order. */
  findItemsWithFiles(
    tx: Tx,
    ids: readonly ItemId[],
    language: LanguageCode,
  ): Promise<ItemWithFiles[]>;
  /** Courses whose draft or public version names this instructor. */
  findTaughtBy(tx: Tx, slug: string): Promise<InstructorReference[]>;
  /** What the items that name a file are called, in their original language. */
  describeUses(tx: Tx, itemIds: readonly string[]): Promise<FileUse[]>;
  /** The draft of a course as a ZIP of Markdown and files; null if there is no such course. */
  exportCourse(act: Act, id: ItemId): Promise<{ fileName: string; body: Readable } | null>;
};

export type OfferedItem = {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly slug: string;
  readonly price: Money;
  readonly isPublic: boolean;
  /** What can be downloaded of its public version: never lessons' files. */
  readonly files: readonly FileId[];
  /** What a package contains. */
  readonly includes: readonly ItemId[];
  /** How often it is paid; null if once. */
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

/** What is known of a lesson without its texts. */
export type CourseLesson = {
  readonly id: LessonId;
  readonly courseId: ItemId;
  readonly slug: string;
  readonly kind: LessonKind;
  readonly isFree: boolean;
  readonly videoSeconds: number | null;
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
