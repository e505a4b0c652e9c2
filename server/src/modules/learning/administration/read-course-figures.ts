import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CourseDraft, LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { lessonsOf, titleIn } from '@danube/contract/catalogue/draft/outline.ts';
import { resolveWording } from '@danube/contract/catalogue/draft/translated.ts';
import type { CourseFigures } from '@danube/contract/learning/learning-admin.contract.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import {
  computeCompletionStats,
  countAttempts,
  countByLesson,
  countCertificates,
  countStops,
  countStudents,
  sumQuestions,
} from './figures.repository.ts';

/** Who started, who finished, where the others stopped, and which questions are hard. */
export function readCourseFigures(
  deps: Pick<LearningDependencies, 'db' | 'catalogue'>,
  { course: id, language }: { course: ItemId; language: LanguageCode },
): Promise<CourseFigures> {
  // One snapshot for all sums, so that the figures add up.
  return deps.db.transaction(
    async (tx) => {
      const course = await deps.catalogue.findCourse(tx, id);
      if (!course) throw new DomainError('COURSE_NOT_FOUND');
      const lessons = lessonsOf(course.draft);
      const ids = lessons.map((lesson) => lesson.id);
      const opened = new Map((await countByLesson(tx, id)).map((row) => [row.lessonId, row]));
      const tried = new Map((await countAttempts(tx, id)).map((row) => [row.lessonId, row]));
      const stops = await countStops(tx, ids);
      const questions = await sumQuestions(tx, id);
      return {
        course: {
          id,
          slug: course.slug,
          title: titleIn(course.draft, course.draft, language).title,
        },
        students: await countStudents(tx, id),
        certificates: await countCertificates(tx, id),
        ...(await computeCompletionStats(tx, ids)),
        lessons: lessons.map((lesson) => ({
          id: lesson.id,
          slug: lesson.slug,
          kind: lesson.kind,
          title: titleIn(course.draft, lesson, language).title,
          begun: opened.get(lesson.id)?.begun ?? 0,
          done: opened.get(lesson.id)?.done ?? 0,
          stopped: stops.get(lesson.id) ?? 0,
          attempts: tried.get(lesson.id)?.attempts ?? 0,
          passed: tried.get(lesson.id)?.passed ?? 0,
          questions: questionsOf(course.draft, lesson, language).map((question, index) => {
            const sum = questions.find((row) => row.lessonId === lesson.id && row.index === index);
            return { ...question, asked: sum?.asked ?? 0, right: sum?.right ?? 0 };
          }),
        })),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function questionsOf(
  { originalLanguage }: CourseDraft,
  { kind, texts, keys }: LessonDraft,
  language: LanguageCode,
) {
  const requested = resolveWording(texts, language, originalLanguage)?.text.questions ?? [];
  return (kind === 'quiz' ? keys : []).map(({ type }, index) => ({
    number: index + 1,
    type,
    prompt: requested[index]?.prompt ?? '',
  }));
}
