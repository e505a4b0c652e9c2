// @vitest-environment jsdom
import type { CoursePage } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LearningPath } from '@danube/contract/paths/paths.schemas.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { makeCoursePage } from '../../shop/item/catalogue.factory.ts';
import { makeStudentCourse } from '../learning/learning.factory.ts';
import { LessonLine } from './lesson-line.tsx';
import { PathPage } from './path-page.tsx';
import { findPathLesson, toPathView } from './path-view.ts';
import { PathsPage } from './paths-page.tsx';
import type { Outcome } from './placement-outcome.tsx';
import { PlacementPage } from './placement-page.tsx';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});

afterEach(cleanup);

const course: CoursePage = makeCoursePage({ slug: 'fast-track' });
const [module] = course.modules;
const [lesson] = module?.lessons ?? [];
if (!lesson) throw new Error('the sample course has no lesson');
const courses = new Map([['fast-track', course]]);
const name = { course: 'fast-track', slug: lesson.slug };

const path: LearningPath = {
  slug: 'four-weeks',
  title: 'Four weeks',
  summary: 'Evening by evening.',
  language: 'en',
  availableIn: ['en'],
  weeks: 2,
  evenings: 3,
  outcomes: ['Work out a size'],
  plan: [
    {
      title: 'The loss first',
      evenings: [
        { day: 'monday', task: 'Write your own sum.', lessons: [name] },
        { day: 'tuesday', task: '', lessons: [{ course: 'gone', slug: 'gone' }] },
      ],
    },
    {
      title: 'All gone',
      evenings: [{ day: 'monday', task: '', lessons: [{ course: 'gone', slug: 'gone' }] }],
    },
  ],
};

describe('a path', () => {
  it('names its evenings with lessons as the catalogue has them, and leaves out what is gone', () => {
    render(
      <PageFrame>
        <PathPage path={toPathView(path, courses)} />
      </PageFrame>,
    );
    const week = within(screen.getByRole('region', { name: 'Week 1: The loss first' }));
    expect(week.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Monday',
    ]);
    expect(week.getByRole('link', { name: lesson.title })).toBeDefined();
    expect(week.getByText('Write your own sum.')).toBeDefined();
    expect(screen.getByText('Work out a size')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText(/^1 week · 1 evening · /)).toBeDefined();
  });

  it('leads each reader where the lesson is open to them', () => {
    const found = findPathLesson(courses, name);
    if (!found) throw new Error('the lesson is not there');
    const hrefOf = (isFree: boolean, state?: { isDone: boolean; isOpen: boolean }) => {
      render(
        <PageFrame>
          <LessonLine lesson={{ ...found, isFree }} state={state} />
        </PageFrame>,
      );
      const href = screen.getByRole('link').getAttribute('href');
      const text = document.body.textContent;
      cleanup();
      return { href, text };
    };
    expect(hrefOf(true).href).toBe(`/course/fast-track/lessons/${lesson.slug}`);
    expect(hrefOf(false).href).toBe('/course/fast-track#curriculum');
    expect(hrefOf(false).text).toContain('In the course');
    const own = hrefOf(false, { isDone: true, isOpen: true });
    expect(own.href).toBe(`/my-courses/fast-track/${lesson.slug}`);
    expect(own.text).toContain('Done');
    expect(hrefOf(false, { isDone: false, isOpen: false }).href).toContain('#curriculum');
  });

  it('stands in a list, with the test for those who do not know', () => {
    render(
      <PageFrame>
        <PathsPage paths={[path]} />
      </PageFrame>,
    );
    expect(screen.getByRole('link', { name: 'Four weeks' }).getAttribute('href')).toBe(
      '/paths/four-weeks',
    );
    expect(screen.getByText('2 weeks · 3 evenings')).toBeDefined();
    const test = screen.getByRole('link', { name: 'Take the placement test' });
    expect(test.getAttribute('href')).toBe('/placement');
  });
});

describe('the placement test', () => {
  const questions = [{ name: 'q2', prompt: 'How many contracts?', choices: ['1', '2.5'] }];
  const show = (outcome: Outcome | null, chosen: Record<string, string> = {}) =>
    render(
      <PageFrame>
        <PlacementPage language="en" questions={questions} outcome={outcome} chosen={chosen} />
      </PageFrame>,
    );

  it('is a plain form that asks this page again, with what was chosen still chosen', () => {
    show(null, { q1: 'savings', q2: '2' });
    const form = document.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/placement']);
    const group = within(screen.getByRole('group', { name: '2. How many contracts?' }));
    expect(group.getByRole<HTMLInputElement>('radio', { name: '2.5' }).checked).toBe(true);
    const aim = screen.getByRole<HTMLInputElement>('radio', { name: 'Save regularly in funds' });
    expect([aim.checked, aim.value]).toEqual([true, 'savings']);
    expect(screen.queryByRole('heading', { name: 'Your starting point' })).toBeNull();
  });

  it('says where to start, why, and what to look up', () => {
    const start = findPathLesson(courses, name) ?? null;
    show({
      right: 9,
      asked: 11,
      reason: 'risk',
      start,
      path,
      missed: [
        {
          name: 'q2',
          prompt: 'How many contracts?',
          answer: '2.5',
          explanation: '100 ÷ 40 is 2.5.',
          lesson: start,
        },
      ],
    });
    const result = within(screen.getByRole('region', { name: 'Your starting point' }));
    expect(result.getByText('9 of 11 correct')).toBeDefined();
    expect(result.getByText(/two or more questions about risk wrong/)).toBeDefined();
    expect(result.getAllByRole('link', { name: lesson.title })).toHaveLength(2);
    expect(result.getByRole('link', { name: 'Four weeks' })).toBeDefined();
    expect(result.getByText('2.5. 100 ÷ 40 is 2.5.')).toBeDefined();
  });

  it('leads an owner into their course, not to its sales page', async () => {
    const learned = makeStudentCourse();
    const [own] = learned.modules.flatMap(({ lessons }) => lessons);
    if (!own) throw new Error('the sample course has no lesson');
    network.answer({ 'learning.course': () => learned });
    const found = findPathLesson(courses, name);
    const start = found && { ...found, slug: own.slug, isFree: false };
    const outcome: Outcome = {
      right: 1,
      asked: 1,
      reason: 'open',
      start: start ?? null,
      path,
      missed: [],
    };
    render(
      <PageFrame>
        <SessionProvider session={makePageSession({}, makeSession())}>
          <PlacementPage language="en" questions={questions} outcome={outcome} chosen={{}} />
        </SessionProvider>
      </PageFrame>,
    );
    await waitFor(() =>
      expect(screen.getByRole('link', { name: lesson.title }).getAttribute('href')).toBe(
        `/my-courses/fast-track/${own.slug}`,
      ),
    );
  });
});
