import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { lessonIdSchema, slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema, userIdSchema } from '../identity/identity.schemas.ts';
import { singleLineText } from '../text.ts';
import {
  afterCourseInput,
  afterCourseSchema,
  daysPerWeekSchema,
  nextStepSchema,
  weekSchema,
} from './home.schemas.ts';
import { learningErrors } from './learning.errors.ts';
import {
  foundLessonSchema,
  lessonHitSchema,
  myCourseSchema,
  noteSchema,
  openLessonSchema,
  sentMarksSchema,
  storedMarksSchema,
  studentCourseSchema,
} from './learning.schemas.ts';
import { answerSchema, attemptIdSchema, attemptSchema, resultSchema } from './quiz.schemas.ts';

const tags = ['learning'];
const { COURSE_NOT_FOUND, LESSON_NOT_FOUND, LESSON_CLOSED, ATTEMPT_NOT_FOUND } = learningErrors;

/** Lessons, and a person's progress in them. Access is decided by `entitlements`. */
export const learningContract = {
  /** Courses that the member owns or has started, last opened first. */
  myCourses: procedureFor('member')
    .meta(reads('catalogue:course'))
    .route({ method: 'GET', path: '/me/courses', tags })
    .input(z.object({ language: languageSchema }))
    .output(z.array(myCourseSchema)),

  /** The lesson the caller should continue with, and the position in it. */
  nextStep: procedureFor('member')
    .meta(reads('catalogue:course'))
    .route({ method: 'GET', path: '/me/next-step', tags })
    .input(z.object({ language: languageSchema }))
    .output(nextStepSchema),

  /** What the caller finished recently, and their weekly goal. */
  week: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/me/week', tags })
    .output(weekSchema),

  /** Null removes the goal. */
  setGoal: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/me/week/goal', tags })
    .input(z.object({ daysPerWeek: daysPerWeekSchema.nullable() }))
    .output(z.object({})),

  /** What a course teaches, and a course the caller could take next. */
  afterCourse: procedureFor('member')
    .meta(reads('catalogue:course'))
    .route({ method: 'GET', path: '/me/courses/{course}/after', tags })
    .errors({ COURSE_NOT_FOUND })
    .input(afterCourseInput)
    .output(afterCourseSchema),

  /** The outline of a course with the caller's progress; visitors have none. */
  course: procedureFor('public')
    .meta(reads('catalogue:course'))
    .route({ method: 'GET', path: '/learning/{course}', tags })
    .errors({ COURSE_NOT_FOUND })
    .input(z.object({ course: slugSchema, language: languageSchema }))
    .output(studentCourseSchema),

  lesson: procedureFor('public')
    .meta(reads('catalogue:course'))
    .route({ method: 'GET', path: '/learning/{course}/{lesson}', tags })
    .errors({ LESSON_NOT_FOUND, LESSON_CLOSED })
    .input(z.object({ course: slugSchema, lesson: slugSchema, language: languageSchema }))
    .output(openLessonSchema),

  /** Matching lessons of a course that the caller may open. */
  search: procedureFor('public')
    .meta(reads('catalogue:course'))
    .route({ method: 'GET', path: '/learning/{course}/search', tags })
    .errors({ COURSE_NOT_FOUND })
    .input(
      z.object({ course: slugSchema, words: singleLineText(100).min(2), language: languageSchema }),
    )
    .output(z.array(foundLessonSchema)),

  /** Lessons of any course that the caller may read: free ones, and those of courses in use. */
  findLessons: procedureFor('public')
    .meta(reads('catalogue:course'))
    .route({ method: 'GET', path: '/learning/lessons', tags })
    .input(
      z.object({
        query: singleLineText(100),
        language: languageSchema,
        limit: z.coerce.number().int().min(1).max(50).default(10),
      }),
    )
    .output(z.array(lessonHitSchema)),

  /** Saves the marks of a device. Lessons without access are skipped. */
  keepMarks: procedureFor('member', 'watch')
    .route({ method: 'POST', path: '/me/marks', tags })
    .input(
      z.object({
        /** The person the device believes is signed in: rejected if it is someone else. */
        student: userIdSchema.optional(),
        lessons: z.array(sentMarksSchema).min(1).max(50),
      }),
    )
    .output(z.array(storedMarksSchema)),

  keepNote: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/me/lessons/{lesson}/note', tags })
    .errors({ LESSON_NOT_FOUND, LESSON_CLOSED })
    .input(z.object({ lesson: lessonIdSchema, text: noteSchema }))
    .output(z.object({})),

  /** A link to a lesson's file; the storage rejects it after a few minutes. */
  file: procedureFor('public', 'download')
    .route({ method: 'POST', path: '/learning/lessons/{lesson}/file', tags })
    .errors({ LESSON_NOT_FOUND, LESSON_CLOSED })
    .input(z.object({ lesson: lessonIdSchema }))
    .output(z.object({ url: z.string(), fileName: z.string() })),

  /** Draws the questions; an attempt that wasn't submitted is resumed. */
  beginQuiz: procedureFor('member', 'write')
    .route({ method: 'POST', path: '/me/lessons/{lesson}/attempts', tags })
    .errors({ LESSON_NOT_FOUND, LESSON_CLOSED })
    .input(z.object({ lesson: lessonIdSchema, language: languageSchema }))
    .output(attemptSchema),

  /** Grades the answers, in the order of the questions. Idempotent. */
  handIn: procedureFor('member', 'write')
    .route({ method: 'POST', path: '/me/attempts/{attempt}', tags })
    .errors({ ATTEMPT_NOT_FOUND, LESSON_CLOSED })
    .input(z.object({ attempt: attemptIdSchema, answers: z.array(answerSchema).max(40) }))
    .output(resultSchema),
};
