import type { Readable } from 'node:stream';
import type { ItemId, ItemKind, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId, FileUse } from '@danube/contract/media/media.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import type { Act } from '../../platform/act.ts';
import type { Tx } from '../../platform/database.ts';

/** What the academy offers, for everything outside this module. */
export type CatalogueApi = {
  /** Items by id, in the order asked for; public or not. */
  findItems(tx: Tx, ids: readonly ItemId[]): Promise<OfferedItem[]>;
  /** A public item by the name in its address, an earlier one too. */
  findBySlug(tx: Tx, kind: ItemKind, slug: string): Promise<ItemId | null>;
  /** A lesson of a published course. */
  findLesson(tx: Tx, id: LessonId): Promise<OfferedLesson | null>;
  /** How items are called in this language, for lists of other modules. */
  nameItems(tx: Tx, ids: readonly ItemId[], language: LanguageCode): Promise<NamedItem[]>;
  /** What the items that name a file are called, in their original language. */
  describeUses(tx: Tx, itemIds: readonly string[]): Promise<FileUse[]>;
  /** The draft of a course as a ZIP of Markdown and files; null where there is no such course. */
  exportCourse(act: Act, id: ItemId): Promise<{ fileName: string; body: Readable } | null>;
};

export type OfferedItem = {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly slug: string;
  readonly price: Money;
  readonly isPublic: boolean;
  /** What can be downloaded of its public form: never lessons' files. */
  readonly files: readonly FileId[];
  /** What a package contains. */
  readonly includes: readonly ItemId[];
  /** How often it is paid; null where once. */
  readonly interval: 'month' | 'year' | null;
};

export type OfferedLesson = {
  readonly id: LessonId;
  readonly courseId: ItemId;
  readonly isFree: boolean;
  readonly video: FileId | null;
  readonly captions: FileId | null;
  readonly file: FileId | null;
};

export type NamedItem = {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly slug: string;
  readonly title: string;
};
