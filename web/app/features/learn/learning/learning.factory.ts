import { lessonIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ItemAccess } from '@danube/contract/entitlements/entitlements.schemas.ts';
import type {
  CourseProgress,
  MyCourse,
  OpenLesson,
  StudentCourse,
  StudentLesson,
} from '@danube/contract/learning/learning.schemas.ts';
import type { Marks } from '@danube/contract/learning/marks.ts';
import { makeCoursePage, makeItemCard, makeLesson } from '../../shop/item/catalogue.factory.ts';

export const sampleLessonId = lessonIdSchema.parse('0198f3a2-7c1e-7b6a-9d43-00000000c0de');

const bought: ItemAccess = { isAllowed: true, why: 'purchase', until: null };

export function makeMarks(overrides: Partial<Marks> = {}): Marks {
  const place = { second: 0, scroll: 0, at: new Date('2026-11-16T08:00:00Z') };
  return { round: 0, watched: [], isRead: false, place, ...overrides };
}

export function makeProgress(overrides: Partial<CourseProgress> = {}): CourseProgress {
  return {
    done: 1,
    lessons: 3,
    percent: 33,
    lastAccessedAt: new Date('2026-11-12T18:00:00Z'),
    next: { slug: 'why-a-price-moves', title: 'Why a price moves', language: 'en' },
    ...overrides,
  };
}

/** The Fast Track, bought and started. */
export function makeMyCourse(overrides: Partial<MyCourse> = {}): MyCourse {
  const { id, kind, slug, title, language, cover, by, minutes } = makeItemCard();
  return {
    course: { id, kind, slug, title, language, cover, by, minutes, lessonLanguages: ['en'] },
    isPublic: true,
    access: bought,
    progress: makeProgress(),
    certificate: null,
    ...overrides,
  };
}

function learned(lesson: Partial<StudentLesson>): StudentLesson {
  return { ...makeLesson(), isDone: false, isOpen: true, ...lesson };
}

/** Two modules with three lessons; the first is done, the second is `makeOpenLesson`. */
export function makeStudentCourse(overrides: Partial<StudentCourse> = {}): StudentCourse {
  const { id, slug, title, language, modules } = makeCoursePage();
  const [first, second] = modules;
  if (!first || !second) throw new Error('the sample course has two modules');
  return {
    id,
    slug,
    title,
    language,
    isPublic: true,
    hasCfds: false,
    access: bought,
    modules: [
      {
        ...first,
        lessons: [
          learned({ isDone: true }),
          learned({
            id: sampleLessonId,
            slug: 'why-a-price-moves',
            title: 'Why a price moves',
            isFree: false,
          }),
        ],
      },
      {
        ...second,
        lessons: [
          learned({
            slug: 'candle-anatomy',
            title: 'The anatomy of a candle',
            kind: 'video',
            isFree: false,
          }),
        ],
      },
    ],
    progress: makeProgress(),
    certificate: null,
    ...overrides,
  };
}

/** A text lesson between two others. */
export function makeOpenLesson(overrides: Partial<OpenLesson> = {}): OpenLesson {
  const { id, slug, title } = makeItemCard();
  const candle = { slug: 'candle-anatomy', title: 'The anatomy of a candle', isFree: false };
  return {
    ...makeLesson({ id: sampleLessonId, slug: 'why-a-price-moves', title: 'Why a price moves' }),
    isFree: false,
    course: { id, slug, title },
    moduleTitle: 'How markets move',
    originalLanguage: 'en',
    availableIn: ['en'],
    body: 'A price moves when somebody wants to trade now.',
    film: null,
    file: null,
    quiz: null,
    marks: null,
    round: 0,
    isDone: false,
    note: '',
    previous: makeLesson(),
    next: makeLesson({ ...candle, kind: 'video' }),
    ...overrides,
  };
}
