import * as z from 'zod';
import { procedureFor } from '../base.ts';
import {
  itemIdSchema,
  lessonIdSchema,
  lessonKinds,
  slugSchema,
} from '../catalogue/catalogue.schemas.ts';
import { questionTypes } from '../catalogue/draft/question-key.schemas.ts';
import { identityErrors } from '../identity/identity.errors.ts';
import { languageSchema, userIdSchema } from '../identity/identity.schemas.ts';
import { singleLineText } from '../text.ts';
import { certificateCodeSchema } from './certificates.contract.ts';
import { learningErrors } from './learning.errors.ts';
import { openLessonSchema, studentCourseSchema } from './learning.schemas.ts';
import { learningHealthContract } from './learning-health.contract.ts';
import { lessonVersions } from './lesson-version.ts';
import { answerSchema, attemptSchema, resultSchema } from './quiz.schemas.ts';

const tags = ['learning'];
const { COURSE_NOT_FOUND, LESSON_NOT_FOUND, CERTIFICATE_NOT_FOUND } = learningErrors;
const { OWN_CERTIFICATE } = learningErrors;
const { PERSON_NOT_FOUND } = identityErrors;
const count = z.number().int().min(0);
const reason = singleLineText(500).min(3);

const questionFiguresSchema = z.object({
  number: count,
  type: z.enum(questionTypes),
  prompt: z.string(),
  asked: count,
  right: count,
});

const lessonFiguresSchema = z.object({
  id: lessonIdSchema,
  slug: slugSchema,
  title: z.string(),
  kind: z.enum(lessonKinds),
  /** Students who opened it. */
  begun: count,
  done: count,
  /** Students who stopped at this lesson without finishing the course. */
  stopped: count,
  attempts: count,
  passed: count,
  questions: z.array(questionFiguresSchema),
});

export type LessonFigures = z.infer<typeof lessonFiguresSchema>;

export const courseFiguresSchema = z.object({
  course: z.object({ id: itemIdSchema, slug: slugSchema, title: z.string() }),
  students: count,
  completed: count,
  certificates: count,
  /** Median days from the first to the last lesson, for students who finished; null if none did. */
  medianDays: z.number().nullable(),
  lessons: z.array(lessonFiguresSchema),
});

export type CourseFigures = z.infer<typeof courseFiguresSchema>;

export const personCourseSchema = z.object({
  course: z.object({ id: itemIdSchema, slug: slugSchema, title: z.string() }),
  done: count,
  lessons: count,
  percent: count.max(100),
  lastAccessedAt: z.date(),
  certificate: z
    .object({
      code: certificateCodeSchema,
      number: z.string(),
      issuedAt: z.date(),
      isRevoked: z.boolean(),
      /** Those it replaced because their name was corrected, latest first. */
      replaced: z.array(
        z.object({
          number: z.string(),
          /** Null if it was replaced before names were stored. */
          holder: z.string().nullable(),
          at: z.date(),
        }),
      ),
    })
    .nullable(),
});

export type PersonCourse = z.infer<typeof personCourseSchema>;

const previewedLesson = z.object({
  course: itemIdSchema,
  /** Its id or slug. */
  lesson: slugSchema,
  version: z.enum(lessonVersions),
  language: languageSchema,
});

/** The same seed draws the same questions, because nothing of a preview is stored. */
const previewedQuiz = previewedLesson.extend({ seed: z.int32().min(0) });

export const learningAdminContract = {
  ...learningHealthContract,
  /** A lesson as an owner of the course sees it. Nothing is recorded. */
  previewLesson: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/learning/{course}/preview/{lesson}', tags })
    .errors({ LESSON_NOT_FOUND })
    .input(previewedLesson)
    .output(
      z.object({
        course: studentCourseSchema,
        lesson: openLessonSchema,
        /** Those that have this lesson. */
        versions: z.array(z.enum(lessonVersions)),
      }),
    ),

  previewQuiz: procedureFor('admin', 'content')
    .route({ method: 'POST', path: '/admin/learning/{course}/preview/{lesson}/quiz', tags })
    .errors({ LESSON_NOT_FOUND })
    .input(previewedQuiz)
    .output(attemptSchema),

  /** Grades the answers like an attempt, and stores neither. */
  gradePreview: procedureFor('admin', 'content')
    .route({ method: 'POST', path: '/admin/learning/{course}/preview/{lesson}/result', tags })
    .errors({ LESSON_NOT_FOUND })
    .input(previewedQuiz.extend({ answers: z.array(answerSchema).max(40) }))
    .output(resultSchema),

  statistics: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/learning/{course}/statistics', tags })
    .errors({ COURSE_NOT_FOUND })
    .input(z.object({ course: itemIdSchema, language: languageSchema }))
    .output(courseFiguresSchema),

  /** The courses a person has started, latest first. */
  ofPerson: procedureFor('admin', 'people')
    .route({ method: 'GET', path: '/people/{userId}/courses', tags })
    .errors({ PERSON_NOT_FOUND })
    .input(z.object({ userId: userIdSchema, language: languageSchema }))
    .output(z.array(personCourseSchema)),

  /** Restarts the course; an issued certificate stays valid. */
  resetProgress: procedureFor('admin', 'people', 'write')
    .route({ method: 'POST', path: '/people/{userId}/courses/{course}/reset', tags })
    .errors({ PERSON_NOT_FOUND, COURSE_NOT_FOUND })
    .input(z.object({ userId: userIdSchema, course: itemIdSchema, reason }))
    .output(z.object({})),

  revokeCertificate: procedureFor('admin', 'people', 'write')
    .route({ method: 'POST', path: '/admin/certificates/{code}/revoke', tags })
    .errors({ CERTIFICATE_NOT_FOUND, OWN_CERTIFICATE })
    .input(z.object({ code: certificateCodeSchema, reason }))
    .output(z.object({})),

  /**
   * Replaces a valid certificate of someone else by one with another name, a new number and a new
   * code. No effect if the name is the same.
   */
  correctCertificate: procedureFor('admin', 'people', 'write')
    .route({ method: 'POST', path: '/admin/certificates/{code}/correction', tags })
    .errors({ CERTIFICATE_NOT_FOUND, OWN_CERTIFICATE })
    .input(z.object({ code: certificateCodeSchema, holder: singleLineText(120).min(1), reason }))
    .output(z.object({ isReplaced: z.boolean() })),

  restoreCertificate: procedureFor('admin', 'people', 'write')
    .route({ method: 'POST', path: '/admin/certificates/{code}/restore', tags })
    .errors({ CERTIFICATE_NOT_FOUND, OWN_CERTIFICATE })
    .input(z.object({ code: certificateCodeSchema, reason }))
    .output(z.object({})),
};
