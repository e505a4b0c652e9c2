import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { lessonsOf, titleIn } from '@danube/contract/catalogue/draft/outline.ts';
import { resolveWording } from '@danube/contract/catalogue/draft/translated.ts';
import type { LessonHit } from '@danube/contract/learning/learning.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { matchWords } from '../../../platform/match-words.ts';
import { toPlainText } from '../../../platform/to-plain-text.ts';
import { withoutTablesAndCode } from '../../../platform/without-tables-and-code.ts';
import type { PublishedCourse } from '../../catalogue/catalogue.api.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { findDoneMarks } from '../marks/marks.repository.ts';

type Input = {
  readonly userId: string | null;
  readonly query: string;
  readonly language: LanguageCode;
  readonly limit: number;
};

/**
 * Whole courses have to be read, so only the best matches and the caller's own courses are
 * searched.
 */
const maxFound = 3;
const maxInUse = 3;

/**
 * Lessons that the caller may read; matches in the title come first. Paid lessons only of courses
 * whose use is already recorded: an excerpt of any other would be an unrecorded use.
 */
export async function findLessons(deps: LearningDependencies, input: Input): Promise<LessonHit[]> {
  const { db, catalogue } = deps;
  const { query, language, limit } = input;
  const found = await catalogue.findCoursesByWords(db, query, { language, limit: maxFound });
  const inUse = input.userId === null ? [] : await findCoursesInUse(deps, input.userId);
  const hits: LessonHit[] = [];
  for (const id of new Set([...inUse, ...found])) {
    const course = await catalogue.findCourse(db, id);
    if (!course?.isPublic && !inUse.includes(id)) continue;
    if (course) hits.push(...hitsIn(course, { query, language, isInUse: inUse.includes(id) }));
  }
  return hits
    .toSorted((one, other) => other.titleMarks.length - one.titleMarks.length)
    .slice(0, limit);
}

/** Latest first; courses whose access has ended are excluded. */
async function findCoursesInUse(
  { db, catalogue, entitlements }: LearningDependencies,
  userId: string,
): Promise<ItemId[]> {
  const marks = (await findDoneMarks(db, userId)).toSorted(
    (one, other) => other.lastAt.getTime() - one.lastAt.getTime(),
  );
  const lessons = await catalogue.findLessons(
    db,
    marks.map(({ lessonId }) => lessonId),
  );
  const paid = new Set(lessons.flatMap(({ id, isFree }) => (isFree ? [] : [id])));
  const opened = marks.filter(({ lessonId }) => paid.has(lessonId));
  const latest = [...new Set(opened.map(({ courseId }) => courseId))].slice(0, maxInUse);
  const allowed: ItemId[] = [];
  for (const id of latest) {
    const { isAllowed, why } = await entitlements.accessTo(db, userId, id);
    const isInUse = why === 'free' || (await entitlements.isUsed(db, userId, id));
    if (isAllowed && isInUse) allowed.push(id);
  }
  return allowed;
}

function hitsIn(
  { slug, isPublic, draft }: PublishedCourse,
  { query, language, isInUse }: Pick<Input, 'query' | 'language'> & { isInUse: boolean },
): LessonHit[] {
  const course = { slug, isPublic, title: titleIn(draft, draft, language).title };
  const isOpen = ({ isFree }: LessonDraft) => isFree || isInUse;
  return lessonsOf(draft)
    .filter(isOpen)
    .flatMap(({ id, slug: lesson, isFree, texts }) => {
      const wording = resolveWording(texts, language, draft.originalLanguage);
      if (!wording) return [];
      const { title, body } = wording.text;
      const match = matchWords(query, {
        title,
        text: sentencesOf(body),
        prose: sentencesOf(withoutTablesAndCode(body)),
        language: wording.language,
      });
      if (!match) return [];
      return [{ id, slug: lesson, title, language: wording.language, isFree, course, ...match }];
    });
}

/** A heading or a list item is a sentence of its own, so that an excerpt doesn't run on. */
function sentencesOf(markdown: string): string {
  return markdown
    .split(/\n{2,}|\n(?=\s{0,3}(?:[-*+]|\d+[.)])\s)/)
    .map(toPlainText)
    .filter(Boolean)
    .map((block) => (/[.!?…:”»]$/u.test(block) ? block : `${block}.`))
    .join(' ');
}
