import { moduleIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LessonStep } from '@danube/contract/learning/home.schemas.ts';
import { makeMyCourse } from '../../learn/learning/learning.factory.ts';

const moduleId = (number: number) =>
  moduleIdSchema.parse(`0198f3a2-7c1e-7b6a-9d43-00000000000${number}`);

/** The tenth of 22 lessons of the Fast Track, left in the middle. */
export function makeStep(overrides: Partial<LessonStep> = {}): LessonStep {
  return {
    kind: 'continue',
    course: makeMyCourse().course,
    lesson: {
      slug: 'where-the-idea-is-wrong',
      title: 'Where the idea is wrong',
      language: 'en',
      kind: 'text',
      minutes: 6,
    },
    number: 10,
    place: {
      heading: 'What a stop order really does',
      minutesLeft: 2,
      sentence: 'A stop order sleeps until its price is touched.',
    },
    modules: [
      { id: moduleId(1), title: 'How markets move', language: 'en', lessons: 8 },
      { id: moduleId(2), title: 'Risk first', language: 'en', lessons: 14 },
    ],
    done: 9,
    lessons: 22,
    ...overrides,
  };
}
