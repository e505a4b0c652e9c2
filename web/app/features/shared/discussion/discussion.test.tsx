// @vitest-environment jsdom
import { postTopic } from '@danube/contract/community/topics.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import type { PageSession } from '../session/browser-session.ts';
import { makeSession } from '../session/session.factory.ts';
import { makePageSession } from '../session/testing/page-session.ts';
import { SessionProvider } from '../session/use-session.tsx';
import { Discussion } from './discussion.tsx';

const { network, StubError } = await vi.hoisted(async () => {
  const stub = await import('../../../lib/testing/stub-api.ts');
  return { network: stub.replaceNetwork(), StubError: stub.StubError };
});

afterEach(cleanup);

const topic = postTopic({ id: '018f4c5e-0000-7000-8000-0000000000a1' });
const thread = { conversationId: 'c1', messageId: 'm1' };

function show(session: PageSession) {
  render(
    <PageFrame path="/blog/stops">
      <SessionProvider session={session}>
        <Discussion topic={topic} />
      </SessionProvider>
    </PageFrame>,
  );
}

it('tells visitors how much was written, and where', async () => {
  const calls = network.answer({ 'community.discussion': () => ({ count: 3, thread }) });
  show(makePageSession({}, null));
  await screen.findByText('3 messages in the community');
  const link = screen.getByRole('link', { name: 'Read and reply' });
  expect(link.getAttribute('href')).toContain('/chat?conversation=c1&thread=m1');
  const asked = calls.filter(({ procedure }) => procedure === 'community.discussion');
  expect(asked).toEqual([{ procedure: 'community.discussion', input: { topic } }]);
});

it('leads visitors to the community where nobody has written, or nothing is known', async () => {
  network.answer({ 'community.discussion': () => ({ count: 0, thread: null }) });
  show(makePageSession({}, null));
  expect((await screen.findByRole('link')).getAttribute('href')).toContain('/chat');
  await screen.findByText('No messages about this yet.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a member starts it with a message, and can send it again as the same one', async () => {
  const sends: unknown[] = [];
  network.answer({
    'community.discussion': () => ({ count: 0, thread: null }),
    'community.discuss': (input) => {
      sends.push(input);
      if (sends.length === 1) throw new StubError('SLOW_MODE', 429, { retryAfterSeconds: 5 });
      return { id: 'm1', conversationId: 'c1', replyTo: null };
    },
  });
  show(makePageSession({}, makeSession()));
  await userEvent.click(await screen.findByRole('button', { name: 'Start the discussion' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByText('Write a message.');
  await userEvent.type(screen.getByLabelText('Your message'), 'And a gap?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sends).toHaveLength(2));
  expect(sends[0]).toMatchObject({ topic, text: 'And a gap?' });
  expect(sends[1]).toEqual(sends[0]);
});
