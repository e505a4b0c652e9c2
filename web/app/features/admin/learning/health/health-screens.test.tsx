// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../../lib/testing/stub-api.ts';
import { itemIdOf, makeItemRow } from '../../catalogue/catalogue-admin.factory.ts';
import { makeLearningHealth, makeStuckStudents } from './health.factory.ts';
import { HealthScreen } from './health-screen.tsx';
import { readHealthView } from './health-view.ts';
import { StuckScreen } from './stuck-screen.tsx';

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

const now = new Date('2026-11-16T10:00:00Z');

function Screen({ of }: { of: 'health' | 'stuck' }) {
  const [parameters] = useSearchParams();
  const view = readHealthView(parameters, now);
  return of === 'health' ? <HealthScreen view={view} /> : <StuckScreen view={view} />;
}

function show(of: 'health' | 'stuck', search = '', answers = {}) {
  const calls = network.answer({
    'catalogueAdmin.list': () => ({ items: [makeItemRow()], nextCursor: null, total: 1 }),
    'learningAdmin.health': () => makeLearningHealth(),
    'learningAdmin.stuck': () => makeStuckStudents(),
    ...answers,
  });
  render(
    <PageFrame path={`/admin/statistics/learning${search}`}>
      <Screen of={of} />
    </PageFrame>,
  );
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('learning health', () => {
  it('is about those who started in the last ninety days, beside the ninety before', async () => {
    const inputs = show('health');
    expect(await screen.findByRole('button', { name: '25%' })).toBeDefined();
    expect(inputs('learningAdmin.health')).toEqual([
      { from: '2026-08-19', to: '2026-11-16', language: 'en' },
      { from: '2026-05-21', to: '2026-08-18', language: 'en' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: '9' }));
    expect(screen.getByText(/hasn’t opened a lesson for 14 days/)).toBeDefined();
  });

  it('puts the lesson that loses most students first, without lessons nobody opened', async () => {
    show('health');
    await screen.findByRole('table', { name: 'Biggest drop-offs' });
    expect(rowsOf('Biggest drop-offs')).toEqual([
      '2. Lesson 2The DAX in depth1054 (40%)',
      '1. Lesson 1The DAX in depth12101 (8%)',
    ]);
  });

  it('lists hard questions by first answers, and says how many are left out', async () => {
    show('health');
    await screen.findByRole('table', { name: 'Hardest questions' });
    expect(rowsOf('Hardest questions')).toEqual(['2. How many units?Check yourself1225%']);
    expect(screen.getByText(/^7 questions have fewer than 10 first answers/)).toBeDefined();
  });

  it('says so where no question has enough answers', async () => {
    show('health', '', {
      'learningAdmin.health': () => makeLearningHealth({ questions: [], tooFew: 0 }),
    });
    expect(await screen.findByText(/No question has 10 first answers/)).toBeDefined();
    expect(screen.queryByText(/isn’t listed|aren’t listed/)).toBeNull();
  });

  it('sums courses up by instructor, and each table is a file that recomputes the figure', async () => {
    show('health', '?from=2026-11-01&to=2026-11-10&compare=none');
    await screen.findByRole('table', { name: 'By instructor' });
    expect(rowsOf('By instructor')).toEqual(['Viktor Hajnal205694']);
    for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) {
      await userEvent.click(button);
    }
    expect(saved.map(({ name }) => name)).toEqual(
      ['lessons', 'questions', 'courses', 'instructors'].map(
        (name) => `learning-${name}-2026-11-01-2026-11-10.csv`,
      ),
    );
    expect(saved[1]?.text).toContain('How many units?,Check yourself,12,3\r\n');
  });

  it('is narrowed by the address, and ignores what cannot be a course', async () => {
    const course = itemIdOf(1);
    const inputs = show('health', `?compare=none&course=${course}&instructor=viktor-hajnal`);
    await screen.findByRole('button', { name: '25%' });
    expect(inputs('learningAdmin.health')[0]).toMatchObject({
      course,
      instructor: 'viktor-hajnal',
    });
    const read = readHealthView(new URLSearchParams('course=../x&instructor=A B'), now);
    expect(read.filter).toEqual({ course: '', instructor: '' });
  });

  it.each([
    ['health', 'learningAdmin.health'],
    ['stuck', 'learningAdmin.stuck'],
  ] as const)('says so where it cannot be read: %s', async (of, procedure) => {
    show(of, '', {
      [procedure]: () => {
        throw new StubError('SERVICE_UNAVAILABLE', 503);
      },
    });
    expect(await screen.findByText('We couldn’t load the report')).toBeDefined();
  });
});

describe('students who stopped', () => {
  it('are one click from an email', async () => {
    show('stuck');
    // In the table, and in the list where there is no room for it.
    const links = await screen.findAllByRole('link', { name: 'Send email to Anna Nová' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/people/person-7?write=email',
      '/admin/people/person-7?write=email',
    ]);
    expect(rowsOf('Stuck students, most recent first')).toEqual([
      'Anna NováSend emailThe openingThe DAX in depth3 of 1212 Oct 2026',
    ]);
    expect(screen.getByText(/^Showing the 1 who stopped/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('are none where everyone moves on', async () => {
    show('stuck', '', {
      'learningAdmin.stuck': () => makeStuckStudents({ total: 0, students: [] }),
    });
    expect(await screen.findByText('No one is stuck')).toBeDefined();
  });
});
