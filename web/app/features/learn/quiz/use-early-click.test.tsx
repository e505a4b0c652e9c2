// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { type ComponentProps, type ComponentType, lazy, Suspense, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { makeAttempt, makeQuizLesson } from './quiz.factory.ts';
import { QuizSection } from './quiz-section.tsx';
import { useEarlyClick } from './use-early-click.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

type Section = ComponentType<ComponentProps<typeof QuizSection>>;

const lesson = makeQuizLesson();

function Place({ section: Quiz }: { section: Section }) {
  const area = useRef<HTMLDivElement>(null);
  const earlyClick = useEarlyClick(area);
  const props = { lesson, onDone: () => undefined, nextStep: null, isMember: true, earlyClick };
  return (
    <div ref={area}>
      <Suspense>
        <Quiz {...props} />
      </Suspense>
    </div>
  );
}

function page(section: Section) {
  return (
    <PageFrame path="/my-courses/fast-track/check-risk">
      <SessionProvider session={makePageSession({}, makeSession())}>
        <Place section={section} />
      </SessionProvider>
    </PageFrame>
  );
}

/** The server's HTML, hydrated up to the quiz, whose code is still loading. */
async function openBeforeCode() {
  const calls = network.answer({ 'learning.beginQuiz': () => makeAttempt() });
  const code = Promise.withResolvers<{ default: Section }>();
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  host.innerHTML = renderToString(page(QuizSection));
  const slow = lazy(() => code.promise);
  const root = await act(async () => hydrateRoot(host, page(slow)));
  return {
    start: host.querySelector('button'),
    load: () => act(async () => code.resolve({ default: QuizSection })),
    begun: () => calls.filter(({ procedure }) => procedure === 'learning.beginQuiz').length,
    close: () => act(() => root.unmount()),
  };
}

it('starts the quiz once its code has loaded if someone clicked before', async () => {
  const { start, load, begun, close } = await openBeforeCode();
  expect(start?.textContent).toBe('Start quiz');
  start?.click();
  await load();
  expect(begun()).toBe(1);
  close();
});

it('starts nothing that nobody has clicked', async () => {
  const { load, begun, close } = await openBeforeCode();
  await load();
  expect(begun()).toBe(0);
  close();
});
