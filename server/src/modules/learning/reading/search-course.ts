import type { LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { lessonsOf } from '@danube/contract/catalogue/draft/outline.ts';
import { resolveWording } from '@danube/contract/catalogue/draft/translated.ts';
import type { FoundLesson } from '@danube/contract/learning/learning.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { toPlainText } from '../../../platform/to-plain-text.ts';
import { withoutTablesAndCode } from '../../../platform/without-tables-and-code.ts';
import type { PublishedCourse } from '../../catalogue/catalogue.api.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';

type Input = {
  readonly userId: string | null;
  readonly course: string;
  readonly words: string;
  readonly language: LanguageCode;
};

/**
 * Every word must occur in the title or the text. Locked lessons aren't searched. An excerpt of a
 * purchased lesson counts as use of the course, like opening a lesson.
 */
export async function searchCourse(
  { db, catalogue, entitlements }: LearningDependencies,
  { userId, course: slug, words, language }: Input,
): Promise<FoundLesson[]> {
  const course = await catalogue.findCourse(db, slug);
  const access = course && (await entitlements.accessTo(db, userId, course.id));
  if (!course || !(course.isPublic || access?.isAllowed)) throw new DomainError('COURSE_NOT_FOUND');
  const isOpen = ({ isFree }: LessonDraft) => isFree || access?.isAllowed === true;
  const found = findWords(course, lessonsOf(course.draft).filter(isOpen), { words, language });
  const free = new Set(lessonsOf(course.draft).flatMap(({ id, isFree }) => (isFree ? [id] : [])));
  if (userId === null || found.every(({ id }) => free.has(id))) return found;
  await entitlements.markUsed(db, userId, course.id);
  // Checked again after recording the use: either a withdrawal sees the use, or we see the
  // withdrawal.
  const { isAllowed } = await entitlements.accessTo(db, userId, course.id);
  return isAllowed ? found : found.filter(({ id }) => free.has(id));
}

function findWords(
  { draft }: PublishedCourse,
  lessons: readonly LessonDraft[],
  { words, language }: Pick<Input, 'words' | 'language'>,
): FoundLesson[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return lessons.flatMap(({ id, slug, texts }) => {
    const wording = resolveWording(texts, language, draft.originalLanguage);
    if (!wording) return [];
    const { title, body } = wording.text;
    const searched = folded(`${title} ${toPlainText(body)}`);
    if (!wanted.every((word) => searched.includes(word))) return [];
    const excerpt = excerptAround(toPlainText(withoutTablesAndCode(body)), wanted[0] ?? '');
    return [{ id, slug, title, language: wording.language, excerpt }];
  });
}

/** The same length as the text, so that positions match. */
function folded(text: string): string {
  return Array.from(text, (sign) => {
    const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === sign.length ? plain : sign;
  }).join('');
}

const excerptLength = 160;

function excerptAround(text: string, word: string): string {
  const at = Math.max(0, folded(text).indexOf(word));
  const from = at < excerptLength / 2 ? 0 : text.lastIndexOf(' ', at - excerptLength / 3) + 1;
  const to =
    text.length - from <= excerptLength ? text.length : text.lastIndexOf(' ', from + excerptLength);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
