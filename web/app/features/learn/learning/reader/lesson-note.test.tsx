// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queries } from '../../../../lib/api.ts';
import { noRetryQueryClient, PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { makeOpenLesson } from '../learning.factory.ts';
import { openLessonQuery } from '../learning-queries.ts';
import { LessonNote } from './lesson-note.tsx';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const address = { course: 'fast-track', lesson: 'why-a-price-moves', language: 'en' } as const;
const lessonQuery = openLessonQuery(queries, address);

function Lesson() {
  const { data } = useQuery(lessonQuery);
  return data ? <LessonNote lesson={data} owner="anna" address={address} /> : null;
}

it('a saved note stays when the lesson was being fetched while it was saved', async () => {
  let stored = makeOpenLesson({ note: 'Risk' });
  const readBefore = Promise.withResolvers<typeof stored>();
  const asked = vi.fn((): unknown => (asked.mock.calls.length === 1 ? readBefore.promise : stored));
  network.answer({
    'learning.lesson': asked,
    'learning.keepNote': (input) => {
      stored = { ...stored, note: Object(input).text };
      return {};
    },
  });
  const queryClient = noRetryQueryClient();
  queryClient.setQueryData(lessonQuery.queryKey, stored);
  await act(async () =>
    render(
      <PageFrame queryClient={queryClient}>
        <Lesson />
      </PageFrame>,
    ),
  );
  const before = stored;
  void queryClient.refetchQueries({ queryKey: lessonQuery.queryKey });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  const note = screen.getByRole('textbox', { name: 'Your note' });
  fireEvent.change(note, { target: { value: 'Risk first' } });
  fireEvent.blur(note);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Saved/));
  await act(async () => readBefore.resolve(before));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(note).toHaveProperty('value', 'Risk first');
  expect(queryClient.getQueryData(lessonQuery.queryKey)?.note).toBe('Risk first');
});
