import { findPage } from '@danube/contract/site/find-page.ts';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import {
  makeOpenLesson,
  makeProgress,
  makeStudentCourse,
} from '../features/learn/learning/learning.factory.ts';
import { makeSession } from '../features/shared/session/session.factory.ts';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { type PageRequest, pageRequest } from '../page/page-request.ts';
import routes from '../routes.ts';
import { loader as loadCourse } from './my-course.tsx';
import { loader as loadLesson } from './reader.tsx';

const terms = [
  {
    slug: 'spread',
    term: 'Spread',
    language: 'en',
    lesson: { course: 'fast-track', slug: 'what-a-cfd-costs' },
    isOnlyInCourse: false,
  },
];

type Procedures = { lesson?: () => Promise<unknown>; course?: () => Promise<unknown> };

function requested(path: string, { lesson, course }: Procedures = {}) {
  const context = new RouterContextProvider();
  const api = {
    learning: {
      course: course ?? (async () => makeStudentCourse()),
      lesson: lesson ?? (async () => makeOpenLesson()),
    },
    identity: { session: async () => makeSession() },
    glossary: { links: async () => terms },
  };
  // The loaders only call these procedures.
  context.set(pageRequest, { api, language: 'en' } as unknown as PageRequest);
  const url = new URL(path, 'https://academy.example');
  return { context, url, request: new Request(url) };
}

const path = '/my-courses/fast-track/why-a-price-moves?lang=de';
const pattern = '/my-courses/:course/:lesson';
const params = { course: 'fast-track', lesson: 'why-a-price-moves' };

function read(procedures: Procedures = {}) {
  return loadLesson({ ...requested(path, procedures), params, pattern });
}

function rejectAsClosed(why: 'signedOut' | 'notOwned' | 'ended') {
  const data = { why };
  return async () => Promise.reject(declaredFailure('LESSON_CLOSED', 403, data));
}

async function thrownBy(answering: Promise<unknown>): Promise<Response> {
  const thrown: unknown = await answering.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) throw new Error('no answer was thrown', { cause: thrown });
  return thrown;
}

const redirectTarget = async (answering: Promise<unknown>) =>
  (await thrownBy(answering)).headers.get('location');

describe('where the pages of learning stand', () => {
  it('My Courses is for members [R2.21]; the reader is for whoever may open the lesson', () => {
    const area = routes.find(({ file }) => file === 'routes/member-area.tsx');
    const files = area?.children?.map(({ file }) => file);
    expect(files).toContain('routes/my-courses.tsx');
    expect(files).not.toContain('routes/reader.tsx');
    for (const each of ['/my-courses', path]) {
      const page = findPage(each.split('?')[0] ?? '')?.page;
      expect(page?.texts).toContain('learning');
      expect(page?.cache).toBeUndefined();
    }
  });
});

describe('the reader', () => {
  it('links a term of the glossary where it is first used, in the term’s language only', async () => {
    const body = 'The spread is paid once. The spread again.';
    const textOf = async (language: 'en' | 'de') => {
      const page = await read({ lesson: async () => ({ ...makeOpenLesson(), body, language }) });
      return JSON.stringify(page.course ? null : page.body);
    };
    expect((await textOf('en')).split('/glossary/spread')).toHaveLength(2);
    expect(await textOf('de')).not.toContain('/glossary/');
  });

  it('comes with the text of the lesson, what is done in it, and whose it is', async () => {
    const page = await read();
    if (page.course) throw new Error('the lesson is open');
    expect(page.owner).toBe('anna');
    expect(page.body).toMatchObject([{ kind: 'paragraph' }]);
    expect(page.queries).toHaveLength(2);
  });

  it('sends a visitor to the sign-in and back', async () => {
    expect(await redirectTarget(read({ lesson: rejectAsClosed('signedOut') }))).toBe(
      `/auth?tab=signin&redirect=${encodeURIComponent(path)}&lang=de`,
    );
  });

  it('sends a member who does not own the course to its curriculum', async () => {
    expect(await redirectTarget(read({ lesson: rejectAsClosed('notOwned') }))).toBe(
      '/course/fast-track?lang=de#curriculum',
    );
  });

  it('says when access has ended', async () => {
    const page = await read({ lesson: rejectAsClosed('ended') });
    expect(page.course?.title).toBe('Fast Track');
  });

  it.each(['lesson', 'course'] as const)('is not found where there is no such %s', async (what) => {
    const missing = async () => Promise.reject(declaredFailure('LESSON_NOT_FOUND', 404));
    await expect(read({ [what]: missing })).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('the address of a course', () => {
  const load = (course?: () => Promise<unknown>) =>
    loadCourse({
      ...requested('/my-courses/fast-track?lang=de', course ? { course } : {}),
      params: { course: 'fast-track' },
      pattern: '/my-courses/:course',
    });

  it('leads on to the lesson that comes next', async () => {
    expect(await redirectTarget(load())).toBe('/my-courses/fast-track/why-a-price-moves?lang=de');
  });

  it('leads to the page of a course that has no lessons', async () => {
    const empty = async () => makeStudentCourse({ progress: makeProgress({ next: null }) });
    expect(await redirectTarget(load(empty))).toBe('/course/fast-track?lang=de');
  });
});
