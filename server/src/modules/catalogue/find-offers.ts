import {
  type ItemId,
  itemIdSchema,
  type LessonId,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { FileUse } from '@danube/contract/media/media.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import type { OfferedItem, OfferedLesson } from './catalogue.api.ts';
import { findItemsById, findLessonRow } from './editing/editing.repository.ts';
import { findDraftNames, findOfferRows } from './offers.repository.ts';

export async function findOfferedItems(tx: Tx, ids: readonly ItemId[]): Promise<OfferedItem[]> {
  const rows = await findOfferRows(tx, ids);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

export async function findLesson(tx: Tx, id: LessonId): Promise<OfferedLesson | null> {
  const row = await findLessonRow(tx, id);
  const [course] = row ? await findItemsById(tx, [row.courseId]) : [];
  const draft = course?.published;
  if (!row || draft?.kind !== 'course') return null;
  const isWanted = (lesson: LessonDraft) => lesson.id === id;
  const lesson = draft.modules.flatMap((module) => module.lessons).find(isWanted);
  if (!lesson) return null;
  const { isFree, video, captions, file } = lesson;
  return { id, courseId: row.courseId, isFree, video, captions, file };
}

export async function describeUses(tx: Tx, itemIds: readonly string[]): Promise<FileUse[]> {
  const named = await findDraftNames(
    tx,
    itemIds.map((id) => itemIdSchema.parse(id)),
  );
  return named.map(({ id, ...name }) => ({ itemId: id, ...name }));
}
