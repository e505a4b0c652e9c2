// @vitest-environment jsdom

import type { ChatUpdate } from '@danube/contract/live.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publishChatEvent } from '../../../lib/chat-events.ts';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import type { PageSession } from '../../shared/session/browser-session.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { ChatNotificationProvider } from './chat-notification-provider.tsx';
import { notificationOf } from './notification.factory.ts';
import { useChatNotifications } from './use-chat-notifications.ts';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});

const first = notificationOf({ id: 'n1', conversationId: 'c1', title: 'DAX' });
const second = notificationOf({ id: 'n2', conversationId: 'c2', title: 'Help' });

afterEach(cleanup);

/** Unexpected console output would fail the test. */
async function isLogged() {
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  vi.mocked(console.warn).mockClear();
}

function failing(): never {
  throw new Error('away');
}

/** What the bell would show, with its actions as buttons. */
function NotificationsView() {
  const { notifications, unreadCount, ...acts } = useChatNotifications();
  const [newest] = notifications;
  return (
    <>
      <output>{`${unreadCount}: ${notifications.map(({ id }) => id).join(' ')}`}</output>
      <button
        type="button"
        onClick={() => newest && void acts.markConversationRead(newest.conversationId)}
      >
        {'read'}
      </button>
      <button type="button" onClick={() => newest && void acts.deleteNotification(newest)}>
        {'delete'}
      </button>
      <button type="button" onClick={() => newest && acts.dismiss(newest)}>
        {'dismiss'}
      </button>
    </>
  );
}

/** Lazy member components suspend at first. */
function rendered(screen: ReactElement) {
  return act(async () => render(screen));
}

function show(page: PageSession) {
  return rendered(
    <PageFrame>
      <SessionProvider session={page}>
        <ChatNotificationProvider>
          <NotificationsView />
        </ChatNotificationProvider>
      </SessionProvider>
    </PageFrame>,
  );
}

const expectShown = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

function receiveEvents(...notifications: ChatUpdate['notifications']) {
  act(() => {
    publishChatEvent({ topic: 'chat', conversations: [], notifications, joined: [], left: [] });
  });
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

describe('chat notifications of a member', () => {
  it('[R4.04] are fetched on load and kept newest first with every insert', async () => {
    const calls = network.answer({ 'chatNotifications.list': () => [first] });
    await show(makePageSession({}, makeSession()));
    await expectShown('1: n1');
    expect(calls.map(({ procedure }) => procedure)).toEqual(['chatNotifications.list']);
    receiveEvents({ event: 'insert', record: second });
    await expectShown('2: n2 n1');
    receiveEvents({ event: 'update', record: { ...second, isRead: true } });
    await expectShown('1: n1');
  });

  it('[R6.05] [R7.07] leave out what is told of somebody else', async () => {
    network.answer({ 'chatNotifications.list': () => [first] });
    await show(makePageSession({}, makeSession()));
    await expectShown('1: n1');
    const foreign = notificationOf({ id: 'n9', conversationId: 'c9', userId: 'ben' });
    receiveEvents({ event: 'insert', record: foreign });
    receiveEvents({ event: 'delete', record: { ...first, userId: foreign.userId } });
    await expectShown('1: n1');
  });

  it('[R7.07] [R4.05] are marked read by conversation, then taken off the list and the count', async () => {
    const calls = network.answer({
      'chatNotifications.list': () => [second, first],
      'chatNotifications.markRead': () => ({}),
    });
    await show(makePageSession({}, makeSession()));
    await expectShown('2: n2 n1');
    press('read');
    await expectShown('1: n1');
    expect(calls.at(-1)).toEqual({
      procedure: 'chatNotifications.markRead',
      input: { conversationId: 'c2' },
    });
  });

  it('[R7.07] are deleted by their id', async () => {
    const calls = network.answer({
      'chatNotifications.list': () => [second, first],
      'chatNotifications.dismiss': () => ({}),
    });
    await show(makePageSession({}, makeSession()));
    await expectShown('2: n2 n1');
    press('delete');
    await expectShown('1: n1');
    expect(calls.at(-1)?.input).toEqual({ id: 'n2' });
  });

  it('[R4.05] are dismissed here without a call and without a change of the count', async () => {
    const calls = network.answer({ 'chatNotifications.list': () => [second, first] });
    await show(makePageSession({}, makeSession()));
    await expectShown('2: n2 n1');
    press('dismiss');
    await expectShown('2: n1');
    expect(calls).toHaveLength(1);
  });

  it('[R8.07] are none where fetching fails, which is logged', async () => {
    network.answer({ 'chatNotifications.list': () => [first] });
    await show(makePageSession({}, makeSession()));
    await expectShown('1: n1');
    network.answer({ 'chatNotifications.list': failing });
    act(() => publishChatEvent('reset'));
    await expectShown('0: ');
    await isLogged();
  });

  it('that could not be fetched are fetched once the line is back', async () => {
    network.answer({ 'chatNotifications.list': failing });
    await show(makePageSession({}, makeSession()));
    await isLogged();
    await expectShown('0: ');
    network.answer({ 'chatNotifications.list': () => [first] });
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await expectShown('1: n1');
  });

  it.each(['read', 'delete'])(
    '[R8.07] stay as they are where "%s" fails, which is logged',
    async (name) => {
      network.answer({
        'chatNotifications.list': () => [first],
        'chatNotifications.markRead': failing,
        'chatNotifications.dismiss': failing,
      });
      await show(makePageSession({}, makeSession()));
      await expectShown('1: n1');
      press(name);
      await isLogged();
      await expectShown('1: n1');
    },
  );

  it('[R4.06] are heard of for as long as the person is there, and not of another', async () => {
    network.answer({ 'chatNotifications.list': () => [first] });
    const page = makePageSession({}, makeSession());
    await show(page);
    await expectShown('1: n1');
    network.answer({ 'chatNotifications.list': () => [] });
    act(() =>
      page.store.accept(
        makeSession({ id: notificationOf({ id: 'x', conversationId: 'c', userId: 'ben' }).userId }),
      ),
    );
    await expectShown('0: ');
    receiveEvents({ event: 'insert', record: second });
    await expectShown('0: ');
    act(() => page.store.accept(null));
    receiveEvents({ event: 'insert', record: second });
    await expectShown('0: ');
  });
});

describe('while the session ends', () => {
  const unauthorized = () => {
    throw new StubError('UNAUTHORIZED', 401);
  };

  it('nothing is asked from the moment of signing out, and a late rejection is not logged', async () => {
    let reject: () => void = () => undefined;
    const late = new Promise<never>((_, rejected) => {
      reject = () => rejected(new StubError('UNAUTHORIZED', 401));
    });
    const calls = network.answer({ 'chatNotifications.list': () => late });
    let answerSignOut: (value: object) => void = () => undefined;
    const signOut = () =>
      new Promise((resolve) => {
        answerSignOut = resolve;
      });
    const page = makePageSession({ signOut }, makeSession());
    await show(page);
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => {
      void page.acts.signOut();
    });
    await act(async () => {
      publishChatEvent('reset');
      reject();
    });
    await act(async () => answerSignOut({}));
    expect(page.store.state().session).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('they are fetched again if signing out fails', async () => {
    const calls = network.answer({ 'chatNotifications.list': () => [first] });
    const page = makePageSession({ signOut: async () => failing() }, makeSession());
    await show(page);
    await expectShown('1: n1');
    await act(async () => void (await page.acts.signOut()));
    await expectShown('1: n1');
    expect(calls).toHaveLength(2);
  });

  it('a rejected request looks for the session, which is over, and is not logged', async () => {
    const calls = network.answer({ 'chatNotifications.list': unauthorized });
    const page = makePageSession({ session: async () => null }, makeSession());
    await show(page);
    await waitFor(() => expect(page.store.state().session).toBeNull());
    act(() => void globalThis.dispatchEvent(new Event('online')));
    expect(calls).toHaveLength(1);
  });

  it('a rejected request is logged while the session lasts', async () => {
    network.answer({ 'chatNotifications.list': unauthorized });
    await show(makePageSession({ session: async () => makeSession() }, makeSession()));
    await isLogged();
  });
});

describe('without a member', () => {
  it('[R6.05] nothing is fetched', async () => {
    const calls = network.answer({ 'chatNotifications.list': () => [first] });
    await show(makePageSession({}, null));
    await expectShown('0: ');
    receiveEvents({ event: 'insert', record: first });
    await expectShown('0: ');
    expect(calls).toEqual([]);
  });

  it('[R8.07] the notifications can be used within their provider only', async () => {
    expect(() => render(<NotificationsView />)).toThrow(
      'useChatNotifications must be used within a ChatNotificationProvider',
    );
    vi.mocked(console.error).mockClear();
  });
});
