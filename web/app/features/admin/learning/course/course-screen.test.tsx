// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../../lib/testing/stub-api.ts';
import { itemIdOf, makeItemRow } from '../../catalogue/catalogue-admin.factory.ts';
import { makeCourseFigures, makeLessonFigures } from '../learning-admin.factory.ts';
import { CourseScreen } from './course-screen.tsx';
import { requestedCourse } from './requested-course.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

const saved = await vi.hoisted(async () => {
  const files: { name: string; text: string }[] = [];
  vi.doMock('../../../../lib/download-text.ts', () => ({
    downloadText: (file: { name: string; text: string }) => files.push(file),
  }));
  return files;
});

afterEach(() => {
  cleanup();
  saved.length = 0;
});

const rows = [
  makeItemRow({ id: itemIdOf(7), slug: 'unfinished', title: 'Unfinished', state: 'draft' }),
  makeItemRow(),
  makeItemRow({ id: itemIdOf(2), slug: 'gold', title: 'Gold', state: 'withdrawn' }),
];

const address = '/admin/statistics/courses';

function show(path = address, answers: Parameters<typeof network.answer>[0] = {}) {
  const calls = network.answer({
    'catalogueAdmin.list': () => ({ items: rows, nextCursor: null, total: 3 }),
    'learningAdmin.statistics': () => makeCourseFigures(),
    ...answers,
  });
  render(
    <PageFrame path={path}>
      <CourseScreen />
    </PageFrame>,
  );
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

const unavailable = () => {
  throw new StubError('SERVICE_UNAVAILABLE', 503);
};

describe('the figures of a course', () => {
  it('say how many there are, how many finished and how long that took', async () => {
    show();
    const shown = await screen.findByText('3 (25%)');
    const sums = within(shown.closest('dl') as never);
    expect(sums.getByText('12')).toBeDefined();
    expect(sums.getByText('2')).toBeDefined();
    expect(sums.getByText('10 days')).toBeDefined();
  });

  it('say how many reach each lesson, with the keyboard too', async () => {
    show();
    expect(await screen.findByText('5 of 12 students reach the last lesson')).toBeDefined();
    const slider = screen.getByRole('slider', { name: 'Students by lesson' });
    expect(slider.getAttribute('aria-valuetext')).toBe('3. Check yourself: 5 students');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('1. Why the DAX: 12 students');
  });

  it('list the lessons in their order, and where most stop', async () => {
    show();
    const table = within(await screen.findByRole('table', { name: 'By lesson' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'LessonStartedCompletedStopped hereAttemptsPassed',
      '1. Why the DAX12102',
      '2. The opening1055',
      '3. Check yourself532838%',
    ]);
    expect(screen.getByText('Biggest drop-off: “2. The opening” (5 students)')).toBeDefined();
  });

  it('have no columns of quizzes where the course has none', async () => {
    show(address, {
      'learningAdmin.statistics': () =>
        makeCourseFigures({ lessons: [makeLessonFigures(1, { begun: 12 })] }),
    });
    const table = within(await screen.findByRole('table', { name: 'By lesson' }));
    expect(table.queryByRole('columnheader', { name: 'Attempts' })).toBeNull();
    expect(screen.queryByText('Question difficulty')).toBeNull();
    expect(screen.queryByText(/Most stop/)).toBeNull();
  });

  it('say how hard each question is', async () => {
    show();
    const name = 'Questions in “Check yourself”';
    const table = within(await screen.findByRole('table', { name }));
    expect(table.getByRole('row', { name: '1. What is a stop? 8 75%' })).toBeDefined();
    expect(table.getByRole('row', { name: '2. How many units? 8 25%' })).toBeDefined();
    expect(screen.getByText('8 attempts, 38% passed')).toBeDefined();
  });

  it('can be taken away for a spreadsheet', async () => {
    show();
    await screen.findByText('By lesson', { selector: 'h2' });
    const [lessons, questions] = screen.getAllByRole('button', { name: 'Export CSV' });
    await userEvent.click(lessons as HTMLElement);
    await userEvent.click(questions as HTMLElement);
    expect(saved.map(({ name }) => name)).toEqual([
      'lessons-dax-in-depth.csv',
      'questions-dax-in-depth.csv',
    ]);
    expect(saved[0]?.text).toContain('3,Check yourself,quiz,5,3,2,8,3\r\n');
    expect(saved[1]?.text).toContain('Check yourself,2,numeric,How many units?,8,2\r\n');
  });
});

describe('the choice of a course', () => {
  it('offers what was ever public, and begins with the first of them', async () => {
    const inputs = show();
    const choice = await screen.findByLabelText<HTMLSelectElement>('Course');
    expect([...choice.options].map(({ text }) => text)).toEqual(['The DAX in depth', 'Gold']);
    expect(inputs('learningAdmin.statistics')).toEqual([{ course: itemIdOf(1), language: 'en' }]);
  });

  it('is the address: another course is read once it is chosen', async () => {
    const inputs = show(`${address}?course=${itemIdOf(1)}`);
    const choice = await screen.findByLabelText<HTMLSelectElement>('Course');
    await screen.findByRole('option', { name: 'Gold' });
    await userEvent.selectOptions(choice, 'Gold');
    await vi.waitFor(() =>
      expect(inputs('learningAdmin.statistics').at(-1)).toEqual({
        course: itemIdOf(2),
        language: 'en',
      }),
    );
  });

  it('keeps a course that is not among those that were read', async () => {
    show(`${address}?course=${itemIdOf(9)}`);
    const choice = await screen.findByLabelText<HTMLSelectElement>('Course');
    await screen.findByText('3 (25%)');
    expect(choice.value).toBe(itemIdOf(9));
    expect(choice.selectedOptions[0]?.text).toBe('The DAX in depth');
  });

  it('takes nothing from an address that cannot be a course', () => {
    const requested = (query: string) => requestedCourse(new URLSearchParams(query), rows);
    expect(requested('course=../people')).toBe(itemIdOf(1));
    expect(requested(`course=${itemIdOf(3).toUpperCase()}`)).toBe(itemIdOf(3));
    expect(requestedCourse(new URLSearchParams(), [])).toBeUndefined();
  });
});

describe('where there are no figures', () => {
  it.each([
    [
      'no course was published',
      { 'catalogueAdmin.list': () => ({ items: [], nextCursor: null, total: 0 }) },
      'No courses published yet',
    ],
    [
      'nobody has begun',
      { 'learningAdmin.statistics': () => makeCourseFigures({ students: 0, lessons: [] }) },
      'No one has started this course yet',
    ],
    [
      'the course is gone',
      {
        'learningAdmin.statistics': () => {
          throw new StubError('COURSE_NOT_FOUND', 404);
        },
      },
      'There’s no report for this course',
    ],
    ['the list fails', { 'catalogueAdmin.list': unavailable }, 'We couldn’t load the report'],
    [
      'the reading fails',
      { 'learningAdmin.statistics': unavailable },
      'We couldn’t load the report',
    ],
  ])('says so: %s', async (_, answers, words) => {
    show(address, answers);
    expect(await screen.findByText(words)).toBeDefined();
  });
});
