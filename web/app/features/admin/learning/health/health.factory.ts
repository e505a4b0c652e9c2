import { itemIdSchema, lessonIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import type {
  LearningHealth,
  StuckStudents,
} from '@danube/contract/learning/learning-health.contract.ts';

const course = itemIdSchema.parse('a0000000-0000-4000-8000-000000000001');
const gold = itemIdSchema.parse('a0000000-0000-4000-8000-000000000002');
const lessonIdOf = (place: number) =>
  lessonIdSchema.parse(`c0000000-0000-4000-8000-00000000000${place}`);

export function makeLearningHealth(overrides: Partial<LearningHealth> = {}): LearningHealth {
  const rest = { instructor: 'viktor-hajnal', certificates: 2 };
  return {
    started: 20,
    finished: 5,
    learning: 6,
    stopped: 9,
    certificates: 4,
    days: [{ day: '2026-11-10', started: 20 }],
    courses: [
      {
        id: course,
        slug: 'dax',
        title: 'The DAX in depth',
        ...rest,
        started: 12,
        finished: 3,
        learning: 4,
        stopped: 5,
      },
      {
        id: gold,
        slug: 'gold',
        title: 'Gold',
        ...rest,
        started: 8,
        finished: 2,
        learning: 2,
        stopped: 4,
      },
    ],
    lessons: [
      makeLesson(1, { started: 12, finished: 10, stopped: 1 }),
      makeLesson(2, { started: 10, finished: 5, stopped: 4 }),
      makeLesson(3, {}),
    ],
    questions: [
      {
        course,
        lesson: lessonIdOf(3),
        lessonTitle: 'Check yourself',
        number: 2,
        prompt: 'How many units?',
        answered: 12,
        right: 3,
      },
    ],
    tooFew: 7,
    ...overrides,
  };
}

function makeLesson(place: number, overrides: Partial<LearningHealth['lessons'][number]>) {
  const sums = { started: 0, finished: 0, stopped: 0, ...overrides };
  const title = `Lesson ${place}`;
  return { id: lessonIdOf(place), course, number: place, title, kind: 'text' as const, ...sums };
}

export function makeStuckStudents(overrides: Partial<StuckStudents> = {}): StuckStudents {
  return {
    total: 140,
    students: [
      {
        userId: userIdSchema.parse('person-7'),
        name: 'Anna Nová',
        course: { id: course, title: 'The DAX in depth' },
        lesson: 'The opening',
        done: 3,
        lessons: 12,
        startedAt: new Date('2026-10-01T09:00:00Z'),
        lastAt: new Date('2026-10-12T09:00:00Z'),
      },
    ],
    ...overrides,
  };
}
