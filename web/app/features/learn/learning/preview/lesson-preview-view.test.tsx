// @vitest-environment jsdom
import type { OpenLesson } from '@danube/contract/learning/learning.schemas.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { makeSession } from '../../../shared/session/session.factory.ts';
import { makePageSession } from '../../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../../shared/session/use-session.tsx';
import { makeAttempt, makeResult, oneOfEach } from '../../quiz/quiz.factory.ts';
// Imported here, so that no test waits for the lazy import.
import '../../quiz/quiz-section.tsx';
import { makeOpenLesson, makeStudentCourse } from '../learning.factory.ts';
import { LessonPreviewView } from './lesson-preview-view.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

/** Callbacks of the mocked IntersectionObserver. */
let seeing: (() => void)[] = [];

beforeEach(() => {
  seeing = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        seeing.push(() => notify([{ isIntersecting: true }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('scrollBy', vi.fn());
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

async function show(overrides: Partial<OpenLesson> = {}, answers = {}) {
  const course = makeStudentCourse();
  const [previous = null, , next = null] = course.modules.flatMap(({ lessons }) => lessons);
  const lesson = { ...makeOpenLesson(), previous, next, ...overrides };
  // Any other call fails the test.
  const calls = network.answer(answers);
  const page = (
    <PageFrame>
      <SessionProvider session={makePageSession({}, makeSession())}>
        <LessonPreviewView
          course={course}
          lesson={lesson}
          body={[{ kind: 'paragraph', phrases: ['A price moves.'] }]}
          version="draft"
          language="en"
          pathTo={(slug) => `/admin/courses/fast-track/lessons/${slug}`}
        />
        <Address />
      </SessionProvider>
    </PageFrame>
  );
  await act(async () => render(page));
  return { calls, course, lesson };
}

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

describe('a lesson previewed as a student', () => {
  it('is read and marked without telling anybody, and leads to the next preview', async () => {
    const { calls } = await show();
    expect(screen.getByText('A price moves.')).toBeDefined();
    act(() => {
      for (const see of seeing) see();
    });
    await userEvent.click(screen.getByRole('button', { name: /^Mark as/ }));
    expect(screen.getByTestId('address').textContent).toBe(
      '/admin/courses/fast-track/lessons/candle-anatomy',
    );
    expect(calls).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('opens other lessons as previews too', async () => {
    await show();
    const links = screen.getAllByRole('link', { name: /anatomy of a candle/ });
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      '/admin/courses/fast-track/lessons/candle-anatomy',
    );
  });

  it('gets its file where only editors do', async () => {
    const { course, lesson } = await show({
      kind: 'file',
      file: { name: 'sheet.pdf', size: 10 },
    });
    const path = `/learning/previews/draft/${course.id}/${lesson.id}/file`;
    // Above the text and below it.
    const links = screen.getAllByRole('link', { name: 'Download' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([path, path]);
  });

  it('is a quiz whose questions and result are not stored', async () => {
    const [single] = oneOfEach;
    if (!single) throw new Error('the factory has one question of each type');
    const { calls } = await show(
      { kind: 'quiz', quiz: { asked: 1, best: null } },
      {
        'learningAdmin.previewQuiz': () => makeAttempt({ questions: [single] }),
        'learningAdmin.gradePreview': () => makeResult({ isPassed: true }),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Start quiz' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Where the idea is wrong.' }));
    expect(sessionStorage).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Passed');
    await waitFor(() => expect(calls).toHaveLength(2));
    const [asked, graded] = calls.map(({ input }) => input as { seed: number; answers?: unknown });
    expect(graded).toMatchObject({ seed: asked?.seed, answers: [{ type: 'single', place: 1 }] });
  });
});
