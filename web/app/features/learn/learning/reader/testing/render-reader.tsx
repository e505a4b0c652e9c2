import type { OpenLesson, StudentCourse } from '@danube/contract/learning/learning.schemas.ts';
import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { queries } from '../../../../../lib/api.ts';
import { noRetryQueryClient, PageFrame } from '../../../../../lib/testing/page-frame.tsx';
import type { replaceNetwork } from '../../../../../lib/testing/stub-api.ts';
import { makeSession } from '../../../../shared/session/session.factory.ts';
import { makePageSession } from '../../../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../../../shared/session/use-session.tsx';
import { makeOpenLesson, makeStudentCourse } from '../../learning.factory.ts';
import { openLessonQuery, studentCourseQuery } from '../../learning-queries.ts';
import { ReaderPage } from '../reader-page.tsx';

type Network = ReturnType<typeof replaceNetwork>;

export type ReaderOptions = {
  lesson?: Partial<OpenLesson>;
  course?: Partial<StudentCourse>;
  /** Null is a visitor. */
  owner?: string | null;
  answers?: Parameters<Network['answer']>[0];
};

export const reader = 'anna';
const address = { course: 'fast-track', lesson: 'why-a-price-moves', language: 'en' } as const;

/** The second of three lessons, open in the reader. */
export async function renderReader(
  network: Network,
  { lesson = {}, course = {}, answers = {}, owner = reader }: ReaderOptions = {},
) {
  const open = makeOpenLesson(lesson);
  const learned = makeStudentCourse(course);
  const neighbours = learned.modules.flatMap(({ lessons }) => lessons);
  const [previous = null, , next = null] = neighbours;
  const queryClient = noRetryQueryClient();
  const shown = { ...open, previous, next, ...lesson };
  queryClient.setQueryData(openLessonQuery(queries, address).queryKey, shown);
  queryClient.setQueryData(studentCourseQuery(queries, address).queryKey, learned);
  const calls = network.answer({
    'learning.keepMarks': () => [],
    'learning.lesson': () => shown,
    'learning.course': () => learned,
    'learning.afterCourse': () => ({ language: 'en', outcomes: [], next: null }),
    'reviews.mine': () => [],
    'certificates.mine': () => [],
    ...answers,
  });
  const session = makePageSession({}, owner ? makeSession() : null);
  const body = [{ kind: 'paragraph', phrases: ['A price moves.'] }] as const;
  const page = (
    <PageFrame path="/my-courses/fast-track/why-a-price-moves" queryClient={queryClient}>
      <SessionProvider session={session}>
        <ReaderPage address={address} body={body} owner={owner} />
        <Address />
      </SessionProvider>
    </PageFrame>
  );
  await act(async () => render(page));
  return { calls, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}
