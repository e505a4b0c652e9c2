import { itemIdSchema, lessonIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type {
  CourseFigures,
  LessonFigures,
  PersonCourse,
} from '@danube/contract/learning/learning-admin.contract.ts';

const course = {
  id: itemIdSchema.parse('a0000000-0000-4000-8000-000000000001'),
  slug: 'dax-in-depth',
  title: 'The DAX in depth',
};

export function makeLessonFigures(
  place: number,
  overrides: Partial<LessonFigures> = {},
): LessonFigures {
  return {
    id: lessonIdSchema.parse(`c0000000-0000-4000-8000-00000000000${place}`),
    slug: `lesson-${place}`,
    title: `Lesson ${place}`,
    kind: 'text',
    begun: 0,
    done: 0,
    stopped: 0,
    attempts: 0,
    passed: 0,
    questions: [],
    ...overrides,
  };
}

export function makeCourseFigures(overrides: Partial<CourseFigures> = {}): CourseFigures {
  const questions = [
    { number: 1, type: 'single', prompt: 'What is a stop?', asked: 8, right: 6 },
    { number: 2, type: 'numeric', prompt: 'How many units?', asked: 8, right: 2 },
  ] as const;
  return {
    course,
    students: 12,
    completed: 3,
    certificates: 2,
    medianDays: 9.5,
    lessons: [
      makeLessonFigures(1, { title: 'Why the DAX', begun: 12, done: 10, stopped: 2 }),
      makeLessonFigures(2, { title: 'The opening', begun: 10, done: 5, stopped: 5 }),
      makeLessonFigures(3, {
        title: 'Check yourself',
        kind: 'quiz',
        begun: 5,
        done: 3,
        stopped: 2,
        attempts: 8,
        passed: 3,
        questions: [...questions],
      }),
    ],
    ...overrides,
  };
}

export function makePersonCourse(overrides: Partial<PersonCourse> = {}): PersonCourse {
  return {
    course,
    done: 3,
    lessons: 12,
    percent: 25,
    lastAccessedAt: new Date('2026-11-10T17:30:00Z'),
    certificate: null,
    ...overrides,
  };
}
