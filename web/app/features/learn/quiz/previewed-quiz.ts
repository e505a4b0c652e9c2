import type { ItemId, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LessonVersion } from '@danube/contract/learning/lesson-version.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { queries } from '../../../lib/api.ts';
import type { QuizSource } from './quiz-source.ts';

type PreviewedLesson = {
  course: ItemId;
  lesson: LessonId;
  version: LessonVersion;
  language: LanguageCode;
};

const maxSeed = 2 ** 31 - 1;

/** Questions and results without an attempt: nothing is stored, neither here nor on the server. */
export function previewedQuiz(previewed: PreviewedLesson): QuizSource {
  let seed = 0;
  return {
    begin() {
      seed = Math.floor(Math.random() * maxSeed);
      return queries.learningAdmin.previewQuiz.call({ ...previewed, seed });
    },
    handIn: (_attempt, answers) =>
      queries.learningAdmin.gradePreview.call({ ...previewed, seed, answers: [...answers] }),
    isRecorded: false,
    isStarted: () => false,
    savedAnswers: ({ questions }) => questions.map(() => null),
    save: () => undefined,
    forget: () => undefined,
  };
}
