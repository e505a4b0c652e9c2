import { findPage } from '@danube/contract/site/find-page.ts';
import { describe, expect, it } from 'vitest';
import {
  makeCoursePage,
  makeFreeLesson,
  makeItemCard,
} from '../features/shop/item/catalogue.factory.ts';
import { makeCourseReviews } from '../features/shop/reviews/reviews.factory.ts';
import type { Api } from '../lib/api.ts';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { loaderArguments, redirectOf, thrownBy } from '../page/testing/call-loader.ts';
import routes from '../routes.ts';
import { loader as loadCourse } from './course.tsx';
import { loader as leadToCourse } from './course-details.tsx';
import { loader as loadLesson } from './course-lesson.tsx';
import { loader as loadCourses } from './courses.tsx';

type Catalogue = { [Name in keyof Api['catalogue']]?: (input: never) => unknown };

const notPresent = () => Promise.reject(declaredFailure('ITEM_NOT_FOUND', 404));

const course = makeCoursePage();

const offered: Catalogue = {
  list: async () => ({ items: [makeItemCard()], nextCursor: null, total: 1 }),
  course: async ({ slug }: { slug: string }) => {
    if (slug === 'fast-track') return { isMoved: false, page: course };
    return slug === 'quick-start' ? { isMoved: true, slug: 'fast-track' } : notPresent();
  },
  freeLesson: async ({ lesson }: { lesson: string }) =>
    lesson === 'what-a-trade-may-cost'
      ? { isMoved: false, page: makeFreeLesson(course.modules[0]?.lessons[0]) }
      : notPresent(),
};

const reviews = { ofCourse: async () => makeCourseReviews([]) };

function asked<Arguments>(address: string, params = {}, catalogue = offered): Arguments {
  const glossary = { links: async () => [] };
  const settings = { shown: async () => ({ values: {} }) };
  return loaderArguments(address, params, { api: { catalogue, glossary, reviews, settings } });
}

const fileAt = (path: string) => routes.find((route) => route.path === path)?.file;

describe('routes of the courses', () => {
  it('are a list, a page for each course and one for each free lesson [R2.04]', () => {
    expect(fileAt('courses')).toBe('routes/courses.tsx');
    expect(fileAt('course/:slug')).toBe('routes/course.tsx');
    expect(fileAt('course/:slug/lessons/:lesson')).toBe('routes/course-lesson.tsx');
    expect(fileAt('course-details/:slug')).toBe('routes/course-details.tsx');
    expect(findPage('/course/fast-track')?.page.cache?.items).toBe('course');
    expect(findPage('/course/fast-track/lessons/a')?.page.cache?.items).toBeUndefined();
  });

  it('ask for what the address names', async () => {
    const inputs: unknown[] = [];
    const list = async (input: unknown) => {
      inputs.push(input);
      return { items: [], nextCursor: null, total: 0 };
    };
    const address = '/courses?market=dax&order=newest&price=nothing&cursor=abc';
    await loadCourses(asked(address, {}, { list }));
    expect(inputs).toEqual([
      { kind: 'course', language: 'en', market: 'dax', order: 'newest', cursor: 'abc' },
    ]);
  });

  it('show a course without offering it once more below [R2.04]', async () => {
    const answer = await loadCourse(asked('/course/fast-track', { slug: 'fast-track' }));
    expect(answer.course.title).toBe('Fast Track');
    expect(answer.course.description).toMatchObject([{ kind: 'paragraph' }]);
    const own = await loadCourse(
      asked(
        '/course/fast-track',
        { slug: 'fast-track' },
        {
          ...offered,
          list: async () => ({ items: [course], nextCursor: null, total: 1 }),
        },
      ),
    );
    expect(own.others).toEqual([]);
  });

  it('lead from the other name of a course to its page, for good [R2.04]', () => {
    const answer = leadToCourse(asked('/course-details/dax?lang=de', { slug: 'dax' }));
    expect(redirectOf(answer)).toEqual([301, '/course/dax?lang=de']);
    const odd = leadToCourse(asked('/course-details/x', { slug: '//evil.example' }));
    expect(redirectOf(odd)).toEqual([301, '/course/%2F%2Fevil.example']);
  });

  it('lead from a former name to the present one, and the language goes along', async () => {
    const moved = await thrownBy(() =>
      loadCourse(asked('/course/quick-start?lang=de', { slug: 'quick-start' })),
    );
    expect(redirectOf(moved)).toEqual([301, '/course/fast-track?lang=de']);
    const lesson = await thrownBy(() =>
      loadLesson(asked('/course/quick-start/lessons/a', { slug: 'quick-start', lesson: 'a' })),
    );
    expect(redirectOf(lesson)).toEqual([301, '/course/fast-track/lessons/a']);
  });

  it('have no page for what is not there, nor for a name that no course can have', async () => {
    const missing = await thrownBy(() => loadCourse(asked('/course/none', { slug: 'none' })));
    expect(missing).toMatchObject({ init: { status: 404 } });
    const unfit: Catalogue = { course: () => Promise.reject(declaredFailure('BAD_REQUEST', 400)) };
    const odd = await thrownBy(() => loadCourse(asked('/course/A_b', { slug: 'A_b' }, unfit)));
    expect(odd).toMatchObject({ init: { status: 404 } });
    const lesson = await thrownBy(() =>
      loadLesson(asked('/course/fast-track/lessons/none', { slug: 'fast-track', lesson: 'none' })),
    );
    expect(lesson).toMatchObject({ init: { status: 404 } });
  });

  it('come back while the records are away', async () => {
    const away: Catalogue = {
      course: () => Promise.reject(declaredFailure('SERVICE_UNAVAILABLE', 503)),
    };
    const failure = await thrownBy(() =>
      loadCourse(asked('/course/fast-track', { slug: 'fast-track' }, away)),
    );
    expect(failure).toMatchObject({ init: { status: 503 } });
  });

  it('show a free lesson, and lead from any other to its place in the curriculum', async () => {
    const params = { slug: 'fast-track', lesson: 'what-a-trade-may-cost' };
    expect(await loadLesson(asked('/x', params))).toMatchObject({
      lesson: { title: 'What a trade may cost', body: [{}, { id: 'the-sum' }, {}] },
    });
    const address = '/course/fast-track/lessons/candle-anatomy?lang=de';
    const closed = await loadLesson(
      asked(address, { slug: 'fast-track', lesson: 'candle-anatomy' }),
    );
    expect(redirectOf(closed)).toEqual([302, '/course/fast-track?lang=de#curriculum']);
  });
});
