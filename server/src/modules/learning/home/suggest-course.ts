import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { CourseHead } from '../../catalogue/catalogue.api.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';

type Deps = Pick<LearningDependencies, 'db' | 'catalogue'>;

/** The first public course, in list order, that isn't one of these. */
export async function suggestCourse(
  { db, catalogue }: Deps,
  { without, language }: { without: readonly ItemId[]; language: LanguageCode },
) {
  const known = new Set(without);
  const other = (await catalogue.findPublicIds(db, 'course')).find((id) => !known.has(id));
  const [head] = await catalogue.findCourseHeads(db, other ? [other] : [], language);
  return head ? headOf(head) : null;
}

/** The first free course, in list order. */
export async function findFreeCourse({ db, catalogue }: Deps): Promise<ItemId | null> {
  const items = await catalogue.findItems(db, await catalogue.findPublicIds(db, 'course'));
  return items.find(({ price }) => price === 0)?.id ?? null;
}

export function headOf({ id, slug, title, language, cover, by, minutes }: CourseHead) {
  return { kind: 'course', id, slug, title, language, cover, by, minutes } as const;
}
