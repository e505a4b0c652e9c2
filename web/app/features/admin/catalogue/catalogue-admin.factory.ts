import {
  type ItemId,
  type ItemKind,
  itemIdSchema,
  type LessonId,
  lessonIdSchema,
  type ModuleId,
  moduleIdSchema,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ItemEdition, ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { applyEdit } from '@danube/contract/catalogue/draft/apply-edit.ts';
import type { CourseDraft, Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import { findPublishProblems } from '@danube/contract/catalogue/draft/find-publish-problems.ts';
import { newDraft } from '@danube/contract/catalogue/draft/new-draft.ts';
import { moneySchema } from '@danube/contract/money.ts';

/** An id that ends with this number, so that a failing test is readable. */
function uuid(first: string, number: number): string {
  return `${first}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export function itemIdOf(number: number): ItemId {
  return itemIdSchema.parse(uuid('a', number));
}

export function moduleIdOf(number: number): ModuleId {
  return moduleIdSchema.parse(uuid('b', number));
}

export function lessonIdOf(number: number): LessonId {
  return lessonIdSchema.parse(uuid('c', number));
}

export function makeItemRow(overrides: Partial<ItemRow> = {}): ItemRow {
  return {
    id: itemIdOf(1),
    kind: 'course',
    slug: 'dax-in-depth',
    title: 'The DAX in depth',
    state: 'published',
    price: moneySchema.parse(14_900),
    lessonCount: 12,
    originalLanguage: 'en',
    isSample: false,
    updatedAt: new Date('2026-11-10T17:30:00Z'),
    updatedBy: 'Anna Kovač',
    ...overrides,
  };
}

export function makeDraft(kind: ItemKind, ...edits: DraftEdit[]): Draft {
  const start = newDraft({
    kind,
    slug: 'sample',
    title: 'A sample',
    originalLanguage: 'en',
    instructor: 'viktor-hajnal',
    level: 'beginner',
  });
  return edits.reduce((draft, edit) => {
    const changed = applyEdit(draft, edit);
    if (!changed) throw new Error(`The edit ${edit.edit} does not fit`);
    return changed;
  }, start);
}

/** Two modules with two lessons each: 1 and 2, 3 and 4. */
export function makeCourse(...edits: DraftEdit[]): CourseDraft {
  const lesson = (number: number, module: number): DraftEdit => ({
    edit: 'addLesson',
    id: lessonIdOf(number),
    module: moduleIdOf(module),
    slug: `lesson-${number}`,
    kind: 'text',
    title: `Lesson ${number}`,
  });
  const draft = makeDraft(
    'course',
    { edit: 'addModule', id: moduleIdOf(1), title: 'Module 1' },
    { edit: 'addModule', id: moduleIdOf(2), title: 'Module 2' },
    lesson(1, 1),
    lesson(2, 1),
    lesson(3, 2),
    lesson(4, 2),
    ...edits,
  );
  if (draft.kind !== 'course') throw new Error('A course was asked for');
  return draft;
}

export function makeEdition(draft: Draft, overrides: Partial<ItemEdition> = {}): ItemEdition {
  return {
    id: itemIdOf(1),
    draft,
    revision: 1,
    state: 'draft',
    publishedRevision: null,
    publishedAt: null,
    scheduledFor: null,
    isSample: false,
    updatedAt: new Date('2026-11-10T17:30:00Z'),
    updatedBy: 'Anna Kovač',
    files: [],
    problems: findPublishProblems(draft),
    publicPrice: null,
    lowestPrice: null,
    ...overrides,
  };
}
