// @vitest-environment jsdom
import type { MyCourse } from '@danube/contract/learning/learning.schemas.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { makeSession } from '../../../shared/session/session.factory.ts';
import { makePageSession } from '../../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../../shared/session/use-session.tsx';
import { makeItemCard } from '../../../shop/item/catalogue.factory.ts';
import { makeMarks, makeMyCourse, makeProgress, sampleLessonId } from '../learning.factory.ts';
import { readStoredOutbox, storeOutbox } from '../marks/stored-outbox.ts';
import { countCourses } from './count-courses.ts';
import { MyCoursesPage } from './my-courses-page.tsx';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});

afterEach(cleanup);

const completed = makeProgress({ done: 3, percent: 100 });
const untouched = makeProgress({ done: 0, percent: 0, lastAccessedAt: null });

function course(title: string, overrides: Partial<MyCourse> = {}): MyCourse {
  const { course: sample } = makeMyCourse();
  const { id } = makeItemCard();
  return makeMyCourse({ course: { ...sample, id, title }, ...overrides });
}

async function show(courses: readonly MyCourse[]) {
  network.answer({ 'learning.myCourses': () => courses });
  render(
    <PageFrame path="/my-courses">
      <MyCoursesPage />
    </PageFrame>,
  );
  const list = await screen.findByRole('list', { name: 'Your courses' });
  return within(list).getAllByRole('listitem');
}

const address = (row: HTMLElement | undefined, name: RegExp) =>
  row && within(row).getByRole('link', { name }).getAttribute('href');

describe('the summary of My Courses', () => {
  it('counts courses, those in progress, those completed, and hours [R2.60]', async () => {
    const courses = [
      course('Fast Track'),
      course('Finished', { progress: completed }),
      course('New', { progress: untouched }),
    ];
    expect(countCourses(courses)).toEqual({ total: 3, inProgress: 1, completed: 1, hours: 5 });
    await show(courses);
    const summary = screen.getByRole('region', { name: 'Your progress at a glance' });
    const figures = [...summary.querySelectorAll('dl > div')].map((each) => each.textContent);
    expect(figures).toEqual(['Total courses3', 'In progress1', 'Completed1', 'Total hours5']);
  });

  it('says hours to a tenth, and nothing where there is nothing', () => {
    const { course: sample } = makeMyCourse();
    const short = makeMyCourse({ course: { ...sample, minutes: 95 } });
    expect(countCourses([short]).hours).toBe(1.6);
    expect(countCourses([])).toEqual({ total: 0, inProgress: 0, completed: 0, hours: 0 });
  });
});

describe('a row of My Courses', () => {
  it('has instructor, last access, progress, the next lesson and both ways on [R2.61]', async () => {
    const [row] = await show([course('Fast Track')]);
    expect(row?.textContent).toContain('with Viktor Hajnal');
    expect(row?.textContent).toContain('Lesson language: English');
    expect(row?.textContent).toContain('Last accessed on 12 Nov 2026');
    expect(row?.textContent).toContain('1 of 3 lessons (33%)');
    expect(row?.textContent).toContain('Next lesson: Why a price moves');
    const bar = screen.getByRole('progressbar', { name: 'Progress in Fast Track' });
    expect(bar.getAttribute('aria-valuenow')).toBe('33');
    expect(address(row, /^Continue Learning: Fast Track/)).toBe(
      '/my-courses/fast-track/why-a-price-moves',
    );
    expect(address(row, /^View details: Fast Track/)).toBe('/course/fast-track');
  });

  it('begins a course that was never opened', async () => {
    const [row] = await show([course('Fast Track', { progress: untouched })]);
    expect(row?.textContent).toContain('Not started yet');
    expect(address(row, /^Start Learning/)).toBe('/my-courses/fast-track/why-a-price-moves');
  });

  it('of a finished course leads to its certificate', async () => {
    const done = { progress: completed, certificate: 'DANUBE2CODE9' };
    const [row] = await show([course('Fast Track', done)]);
    expect(address(row, /View certificate/)).toBe('/certificates/DANUBE2CODE9');
    expect(address(row, /^Revisit course/)).toContain('/my-courses/fast-track/');
    expect(row?.textContent).not.toContain('Next lesson');
  });

  it('says when access has ended, and how to have it again; nothing leads into it', async () => {
    const [row] = await show([
      course('Fast Track', { access: { isAllowed: false, why: 'ended' } }),
    ]);
    expect(row?.textContent).toContain('Your access has ended');
    expect(address(row, /^Get access again/)).toBe('/course/fast-track');
    expect(row && within(row).queryByRole('link', { name: /Learning/ })).toBeNull();
  });

  it('of a course without a public page has no way to one', async () => {
    const [row] = await show([course('Fast Track', { isPublic: false })]);
    expect(row && within(row).queryByRole('link', { name: /View details/ })).toBeNull();
  });
});

describe('My Courses without any', () => {
  it('says so and leads to the courses [R2.62]', async () => {
    network.answer({ 'learning.myCourses': () => [] });
    render(
      <PageFrame>
        <MyCoursesPage />
      </PageFrame>,
    );
    expect(await screen.findByText('No Courses Yet')).toBeDefined();
    const browse = screen.getByRole('link', { name: 'Browse Courses' });
    expect(browse.getAttribute('href')).toBe('/courses');
  });

  it('sends what waited in this browser for its owner, and for nobody else', async () => {
    const saved = { lesson: sampleLessonId, marks: makeMarks({ isRead: true }), isDone: true };
    storeOutbox('anna', new Map([[sampleLessonId, saved.marks]]));
    storeOutbox('boris', new Map([[sampleLessonId, makeMarks()]]));
    network.answer({
      'learning.myCourses': () => [],
      'learning.keepMarks': () => [saved],
    });
    render(
      <PageFrame>
        <SessionProvider session={makePageSession({}, makeSession())}>
          <MyCoursesPage />
        </SessionProvider>
      </PageFrame>,
    );
    await waitFor(() => expect(readStoredOutbox('anna').size).toBe(0));
    expect(readStoredOutbox('boris').size).toBe(1);
    expect(await screen.findByText('No Courses Yet')).toBeDefined();
    localStorage.clear();
  });

  it('tells that they could not be read, and tries again', async () => {
    let isDown = true;
    network.answer({
      'learning.myCourses': () => {
        if (isDown) throw new Error('away');
        return [];
      },
    });
    render(
      <PageFrame>
        <MyCoursesPage />
      </PageFrame>,
    );
    expect(screen.getByText('Loading')).toBeDefined();
    expect(await screen.findByText('We couldn’t load your courses')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('No Courses Yet')).toBeDefined();
  });
});
