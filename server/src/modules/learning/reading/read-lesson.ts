import type { LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import {
  lessonsOf,
  lessonWithNeighbours,
  titleIn,
} from '@danube/contract/catalogue/draft/outline.ts';
import type { OpenLesson } from '@danube/contract/learning/learning.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type FoundLesson, requireAccess } from '../access/require-open-lesson.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { findMarks, findRounds, marksOf } from '../marks/marks.repository.ts';
import { findNote } from '../notes/notes.repository.ts';
import { findResults } from '../quizzes/attempts.repository.ts';

type Input = {
  readonly userId: string | null;
  readonly course: string;
  readonly lesson: string;
  readonly language: LanguageCode;
};

/** A lesson with everything the reader page needs, if the person has access. */
export function readLesson(deps: LearningDependencies, asked: Input): Promise<OpenLesson> {
  const { userId, language } = asked;
  return deps.db.transaction(async (tx) => {
    const course = await deps.catalogue.findCourse(tx, asked.course);
    const lesson = course && lessonsOf(course.draft).find(({ slug }) => slug === asked.lesson);
    if (!course || !lesson) throw new DomainError('LESSON_NOT_FOUND');
    const found = { course, lesson };
    await requireAccess(deps, tx, { ...found, userId });
    return toOpenLesson(deps, tx, { ...found, userId, language });
  });
}

/** Access was checked before; without a person nothing personal is part of it. */
export async function toOpenLesson(
  deps: Pick<LearningDependencies, 'media'>,
  tx: Tx,
  { userId, language, ...found }: FoundLesson & Pick<Input, 'userId' | 'language'>,
): Promise<OpenLesson> {
  const { kind, file } = found.lesson;
  return {
    ...toLessonContent(found, language),
    file: await fileOf(deps, tx, kind === 'file' ? file : null),
    ...(await readOwnPart(tx, found, userId)),
  };
}

/** The part that is the same for everyone with access. */
function toLessonContent({ course, lesson }: FoundLesson, language: LanguageCode) {
  const { id, slug, draft } = course;
  return {
    ...lessonWithNeighbours(draft, lesson, language),
    course: { id, slug, title: titleIn(draft, draft, language).title },
    film: videoOf(lesson),
  };
}

function videoOf({ kind, video, videoSeconds, captions }: LessonDraft): OpenLesson['film'] {
  if (kind !== 'video' || !video) return null;
  return { seconds: videoSeconds ?? 0, hasCaptions: captions !== null };
}

async function fileOf(
  { media }: Pick<LearningDependencies, 'media'>,
  tx: Tx,
  id: FileId | null,
): Promise<OpenLesson['file']> {
  const [file] = id ? await media.findFiles(tx, [id]) : [];
  return file ? { name: file.name, size: file.bytes ?? 0 } : null;
}

/** The person's marks here; none for a visitor. */
async function readOwnPart(tx: Tx, found: FoundLesson, userId: string | null) {
  const quiz = toQuizSummary(found.lesson);
  if (userId === null) {
    return {
      quiz: quiz && { ...quiz, best: null },
      marks: null,
      round: 0,
      isDone: false,
      note: '',
    };
  }
  const { course, lesson } = found;
  const round = (await findRounds(tx, userId, [course.id])).get(course.id) ?? 0;
  const [marks] = await findMarks(tx, userId, [lesson.id]);
  return {
    quiz: quiz && { ...quiz, best: await bestResult(tx, { userId, lessonId: lesson.id, round }) },
    marks: marks ? marksOf(marks) : null,
    round,
    isDone: marks?.doneAt != null,
    note: await findNote(tx, userId, lesson.id),
  };
}

function toQuizSummary(lesson: LessonDraft): { asked: number } | null {
  if (lesson.kind !== 'quiz') return null;
  return { asked: Math.min(lesson.keys.length, lesson.draw ?? lesson.keys.length) };
}

async function bestResult(tx: Tx, of: Parameters<typeof findResults>[1]) {
  const results = (await findResults(tx, of)).map(({ verdicts, isPassed, handedInAt }) => ({
    right: verdicts?.filter(Boolean).length ?? 0,
    asked: verdicts?.length ?? 0,
    isPassed: isPassed === true,
    handedInAt: handedInAt ?? new Date(0),
  }));
  const share = ({ right, asked }: { right: number; asked: number }) => right / Math.max(1, asked);
  return results.toSorted((one, other) => share(other) - share(one))[0] ?? null;
}
