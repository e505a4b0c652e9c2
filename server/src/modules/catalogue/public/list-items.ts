import { type ItemCard, itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { shownLanguages } from '@danube/contract/catalogue/draft/lesson-languages.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Tx } from '../../../platform/database.ts';
import { findCourseLessons } from '../courses.repository.ts';
import {
  countPublic,
  findCards,
  findPublicCursor,
  findPublicRows,
  type PublicCursor,
  type PublicFilter,
  type PublicOrder,
} from './public.repository.ts';

type Input = PublicFilter & {
  language: LanguageCode;
  order: PublicOrder;
  limit: number;
  cursor?: string | undefined;
};

export async function listItems(
  tx: Tx,
  { language, order, limit, cursor, ...filter }: Input,
): Promise<{ items: ItemCard[]; nextCursor: string | null; total: number }> {
  const after = await readCursor(tx, cursor);
  // One extra row shows whether there is another page.
  const found = await findPublicRows(tx, filter, { order, limit: limit + 1, after });
  const shown = found.slice(0, limit).map(({ id }) => id);
  return {
    items: await withLessonLanguages(tx, await findCards(tx, shown, language), language),
    nextCursor: found.length > limit ? (shown.at(-1) ?? null) : null,
    total: await countPublic(tx, filter),
  };
}

/** A course described in the reader's language may be taught in another. */
async function withLessonLanguages(
  tx: Tx,
  cards: readonly ItemCard[],
  language: LanguageCode,
): Promise<ItemCard[]> {
  const courses = cards.filter(({ kind }) => kind === 'course').map(({ id }) => id);
  const lessons = Map.groupBy(await findCourseLessons(tx, courses), ({ courseId }) => courseId);
  return cards.map((card) => {
    const written = (lessons.get(card.id) ?? []).map(({ languages }) => languages);
    const lessonLanguages = shownLanguages(written, language);
    return lessonLanguages.some((code) => code !== language) ? { ...card, lessonLanguages } : card;
  });
}

/** A cursor is the last item shown. An invalid one starts from the beginning. */
async function readCursor(tx: Tx, cursor: string | undefined): Promise<PublicCursor | null> {
  const id = itemIdSchema.safeParse(cursor);
  return id.success ? findPublicCursor(tx, id.data) : null;
}
