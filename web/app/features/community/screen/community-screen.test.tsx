// @vitest-environment jsdom

import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishChatEvent } from '../../../lib/chat-events.ts';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { stubWidth } from '../../../lib/testing/stub-width.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { conversationOf, messageOf } from '../chat/message.factory.ts';
import { isConversationVisible } from '../chat/visible-conversations.ts';
import { ChatNotificationProvider } from '../notifications/chat-notification-provider.tsx';
import { ChatWindowDock } from '../windows/chat-window-dock.tsx';
import { chatWindows } from '../windows/chat-windows-store.ts';
import { CommunityScreen } from './community-screen.tsx';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});

const room = '018f4c5e-0000-7000-8000-000000000001';
const ben = { id: 'ben', name: 'Ben Weber', isStaff: false };
const dax = conversationOf({ id: room, seq: 2, readSeq: 1, unread: 1 });
const request = conversationOf({
  id: '018f4c5e-0000-7000-8000-000000000002',
  kind: 'direct',
  title: '',
  slug: null,
  counterpart: ben,
  request: 'received',
  unread: 1,
});
const sampleMessages = [1, 2].map((seq) => messageOf({ seq, conversationId: room }));
const page = {
  messages: sampleMessages,
  hasBefore: false,
  hasAfter: false,
  revision: 2,
  seq: 2,
  readSeq: 1,
};

const answers = {
  'chatNotifications.list': () => [],
  'community.rooms': () => [dax],
  'community.conversations': () => [dax, request],
  'community.direct': () => ({ person: ben, conversation: null }),
  'messages.list': () => page,
  'messages.markRead': () => ({ readSeq: 2, unread: 0 }),
};

// jsdom has no scrolling.
Element.prototype.scrollTo = () => undefined;

beforeEach(() => stubWidth(false));
afterEach(() => {
  cleanup();
  chatWindows.closeAll();
});

/** Lazy member components suspend at first. */
function rendered(screen: ReactElement) {
  return act(async () => render(screen));
}

function show(path: string, hasWindows = true) {
  return rendered(
    <PageFrame path={path}>
      <SessionProvider session={makePageSession({}, makeSession())}>
        <ChatNotificationProvider>
          <CommunityScreen />
          {hasWindows ? <ChatWindowDock /> : null}
        </ChatNotificationProvider>
      </SessionProvider>
    </PageFrame>,
  );
}

const field = () => screen.findByRole('combobox', { name: 'Message to DAX' });

describe('the community of a member', () => {
  it('[R2.19] lists rooms with what is new, and requests by themselves', async () => {
    network.answer(answers);
    await show('/chat');
    const list = await screen.findByRole('navigation', { name: 'Conversations' });
    expect(await within(list).findByRole('link', { name: /DAX.*1 new message/ })).toBeDefined();
    const requests = within(list).getByRole('region', { name: 'Requests' });
    expect(within(requests).getByRole('link', { name: /Ben Weber.*Request/ })).toBeDefined();
  });

  it('calls the rooms “More rooms” only beside rooms that someone has joined', async () => {
    const oil = conversationOf({ id: request.id, title: 'Oil', slug: 'oil', isMember: false });
    network.answer({ ...answers, 'community.rooms': () => [dax, oil] });
    await show('/chat');
    expect(await screen.findByRole('region', { name: 'More rooms' })).toBeDefined();
    cleanup();
    network.answer({
      ...answers,
      'community.rooms': () => [oil],
      'community.conversations': () => [],
    });
    await show('/chat');
    const rooms = await screen.findByRole('region', { name: 'Rooms' });
    expect(within(rooms).getByRole('link', { name: /Oil/ })).toBeDefined();
  });

  it('shows a room with what is new in it, and reads it', async () => {
    const calls = network.answer(answers);
    await show(`/chat?conversation=${room}`);
    const timeline = await screen.findByRole('region', { name: 'Messages in DAX' });
    expect(within(timeline).getByText('1 new message')).toBeDefined();
    expect(within(timeline).getByText('Message 2')).toBeDefined();
    await waitFor(() =>
      expect(calls).toContainEqual({
        procedure: 'messages.markRead',
        input: { conversationId: room, seq: 2 },
      }),
    );
    expect(isConversationVisible(dax.id)).toBe(true);
    cleanup();
    expect(isConversationVisible(dax.id)).toBe(false);
  });

  it('shows new replies in a thread that was opened from one of them', async () => {
    const rootId = '018f4c5e-0000-7000-8000-000000000011';
    const replyId = '018f4c5e-0000-7000-8000-000000000012';
    const root = messageOf({ seq: 1, id: rootId, conversationId: room });
    const replyTo = { id: rootId, sender: ben, excerpt: 'Message 1' };
    const replies = [2, 3].map((seq) =>
      messageOf({ seq, id: seq === 2 ? replyId : `m${seq}`, conversationId: room, replyTo }),
    );
    const answered = vi.fn(() => ({ root, replies: replies.slice(0, 1) }));
    network.answer({ ...answers, 'messages.thread': answered });
    await show(`/chat?conversation=${room}&thread=${replyId}`);
    await screen.findByText('Message 2');
    const streamed = async (...messages: typeof replies) => {
      const changes = [{ conversationId: root.conversationId, after: 2, revision: 3, messages }];
      await act(async () =>
        publishChatEvent({
          topic: 'chat',
          conversations: [],
          changes,
          notifications: [],
          joined: [],
          left: [],
        }),
      );
    };
    const before = answered.mock.calls.length;
    await streamed(messageOf({ seq: 9, conversationId: room }));
    expect(answered).toHaveBeenCalledTimes(before);
    answered.mockReturnValue({ root, replies });
    await streamed(...replies.slice(1));
    expect(await screen.findByText('Message 3')).toBeDefined();
    // Announced once, and not again by a list that is live itself.
    expect(screen.getAllByText('New message from Ben Weber: Message 3')).toHaveLength(1);
    expect(document.querySelector('[aria-live] li')).toBeNull();
  });

  it('opens where the reader left off if there is room next to the list', async () => {
    stubWidth(true);
    const oil = { ...dax, id: request.id, title: 'Oil', readUntil: new Date('2026-11-18') };
    const rooms = [{ ...dax, readUntil: new Date('2026-11-17') }, oil];
    network.answer({
      ...answers,
      'community.rooms': () => rooms,
      'community.conversations': () => rooms,
    });
    await show('/chat');
    expect(await screen.findByRole('heading', { level: 1, name: 'Oil' })).toBeDefined();
  });

  it('stays at the list on a phone', async () => {
    network.answer(answers);
    await show('/chat');
    await screen.findByRole('link', { name: /DAX/ });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Community');
  });

  it('searches all conversations from the list, and one from its own header', async () => {
    network.answer(answers);
    await show('/chat');
    expect(screen.getByRole('button', { name: 'Search messages' })).toBeDefined();
    await userEvent.click(await screen.findByRole('link', { name: /DAX/ }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Search the conversation: DAX' }),
    );
    expect(
      await screen.findByRole('dialog', { name: 'Search the conversation: DAX' }),
    ).toBeDefined();
  });

  it('sends with Enter, and sends what failed again as the same message', async () => {
    const sends: unknown[] = [];
    const attempt = vi.fn((input: unknown) => {
      sends.push(input);
      if (sends.length === 1) throw new StubError('INTERNAL_SERVER_ERROR', 500);
      return messageOf({ seq: 3, conversationId: room, ...Object(input), isMine: true });
    });
    network.answer({ ...answers, 'messages.send': attempt });
    await show(`/chat?conversation=${room}`);
    await userEvent.type(await field(), 'Where is the stop?{Enter}');
    expect(await screen.findByText('Not sent')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(document.activeElement, 'the button is gone').toBe(await field());
    await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
    expect(screen.getAllByText('Where is the stop?')).toHaveLength(1);
    expect(sends[1]).toEqual(sends[0]);
  });

  it('shows what was refused while the latest messages aren’t loaded', async () => {
    network.answer({
      ...answers,
      'messages.list': (input) =>
        Object(input).around ? { ...page, hasAfter: true } : Promise.withResolvers().promise,
      'messages.send': () => {
        throw new StubError('INTERNAL_SERVER_ERROR', 500);
      },
    });
    await show(`/chat?conversation=${room}`);
    await screen.findByRole('button', { name: 'Show newer messages' });
    await userEvent.type(await field(), 'Where is the stop?{Enter}');
    expect(await screen.findByText('Not sent')).toBeDefined();
    expect(screen.getByText('Where is the stop?')).toBeDefined();
  });

  it('keeps the focus among the messages while more of them are loaded', async () => {
    const newer = Promise.withResolvers<unknown>();
    network.answer({
      ...answers,
      'messages.list': (input) => {
        if (Object(input).after) return newer.promise;
        return Object(input).around ? { ...page, hasAfter: true } : page;
      },
    });
    await show(`/chat?conversation=${room}`);
    const more = await screen.findByRole('button', { name: 'Show newer messages' });
    await userEvent.click(more);
    expect(document.activeElement).toBe(more);
    await userEvent.click(screen.getByRole('button', { name: 'Jump to latest' }));
    const timeline = screen.getByRole('region', { name: 'Messages in DAX' });
    await waitFor(() => expect(document.activeElement).toBe(timeline));
    newer.resolve(page);
  });

  it('shows what was written under messages that couldn’t be loaded', async () => {
    const failing = () => {
      throw new StubError('INTERNAL_SERVER_ERROR', 500);
    };
    network.answer({ ...answers, 'messages.list': failing, 'messages.send': failing });
    await show(`/chat?conversation=${room}`);
    await screen.findByText('We couldn’t load the messages');
    await userEvent.type(await field(), 'Where is the stop?{Enter}');
    expect(await screen.findByText('Not sent')).toBeDefined();
    expect(screen.getByText('Where is the stop?')).toBeDefined();
  });

  it('shows a reply once, and one that was written where its thread couldn’t be loaded', async () => {
    const rootId = '018f4c5e-0000-7000-8000-000000000011';
    const root = messageOf({ seq: 1, id: rootId, conversationId: room });
    let isAway = true;
    let replies: unknown[] = [];
    const attempt = (input: unknown) => {
      if (isAway) throw new StubError('INTERNAL_SERVER_ERROR', 500);
      const { text, clientId } = Object(input);
      replies = [messageOf({ seq: 2, id: 'm2', conversationId: room, text, clientId })];
      // It is stored, but the answer is lost.
      throw new StubError('INTERNAL_SERVER_ERROR', 500);
    };
    network.answer({
      ...answers,
      'messages.send': attempt,
      'messages.thread': () => {
        if (isAway) throw new StubError('INTERNAL_SERVER_ERROR', 500);
        return { root, replies };
      },
    });
    await show(`/chat?conversation=${room}&thread=${rootId}`);
    const reply = await screen.findByRole('combobox', { name: 'Your reply' });
    const retryThread = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.type(reply, 'Below the low.{Enter}');
    expect(await screen.findByText('Not sent')).toBeDefined();
    isAway = false;
    const retries = screen.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(retries.find((each) => each !== retryThread) ?? retryThread);
    await waitFor(() => expect(replies).toHaveLength(1));
    await userEvent.click(retryThread);
    await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
    expect(screen.getAllByText('Below the low.')).toHaveLength(1);
  });

  it('keeps a new line and a draft', async () => {
    const calls = network.answer(answers);
    const { unmount } = await show(`/chat?conversation=${room}`, false);
    await userEvent.type(await field(), 'One{Shift>}{Enter}{/Shift}two');
    unmount();
    await show(`/chat?conversation=${room}`);
    expect(await field()).toHaveProperty('value', 'One\ntwo');
    expect(calls.filter(({ procedure }) => procedure === 'messages.send')).toEqual([]);
  });

  it('shows and politely says what others write meanwhile', async () => {
    const third = messageOf({ seq: 3, conversationId: room, text: 'I stayed **out**.' });
    network.answer({
      ...answers,
      'messages.changes': () => ({
        messages: [third],
        revision: 3,
        isComplete: true,
        seq: 3,
        readSeq: 2,
      }),
    });
    await show(`/chat?conversation=${room}`);
    await screen.findByText('Message 2');
    const conversations = [third.conversationId];
    act(() =>
      publishChatEvent({ topic: 'chat', conversations, notifications: [], joined: [], left: [] }),
    );
    const spoken = await screen.findByText('New message from Ben Weber: I stayed out.');
    expect(spoken.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    expect(screen.getByText('out').tagName).toBe('STRONG');
  });

  it('names a picture without text in the list, in search and when it is announced', async () => {
    const picture = { id: 'p1', width: 10, height: 10, alt: 'The DAX at noon' };
    const third = messageOf({ seq: 3, conversationId: room, text: '', picture });
    const lastMessage = { sender: ben, excerpt: picture.alt, isPicture: true, sentAt: new Date() };
    const match = { excerpt: picture.alt, excerptMarks: [[11, 15]] };
    const changes = { messages: [third], revision: 3, isComplete: true, seq: 3, readSeq: 2 };
    network.answer({
      ...answers,
      'community.rooms': () => [{ ...dax, lastMessage }],
      'community.conversations': () => [{ ...dax, lastMessage }],
      'messages.changes': () => changes,
      'messages.search': () => [
        { message: third, conversation: { id: room, title: 'DAX' }, match },
      ],
    });
    await show(`/chat?conversation=${room}`);
    await screen.findByText('Message 2');
    await screen.findByText('Ben Weber: Image: The DAX at noon');
    const conversations = [third.conversationId];
    act(() =>
      publishChatEvent({ topic: 'chat', conversations, notifications: [], joined: [], left: [] }),
    );
    await screen.findByText('New message from Ben Weber: Image: The DAX at noon');
    const [search] = screen.getAllByRole('button', { name: 'Search messages' });
    if (!search) throw new Error('no search');
    await userEvent.click(search);
    await userEvent.type(await screen.findByRole('combobox', { name: /earch/ }), 'noon');
    const found = await screen.findByRole('option', { name: /Image: The DAX at noon/ });
    expect(found.querySelector('mark')?.textContent).toBe('noon');
  });

  it('asks before a stranger may write more', async () => {
    const calls = network.answer({ ...answers, 'community.acceptRequest': () => request });
    await show(`/chat?conversation=${request.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(calls).toContainEqual({
      procedure: 'community.acceptRequest',
      input: { conversationId: request.id },
    });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('leads from the button that joins a room to its message field', async () => {
    stubWidth(true);
    let isMember = false;
    const rooms = () => [{ ...dax, isMember }];
    network.answer({
      ...answers,
      'community.rooms': rooms,
      'community.conversations': rooms,
      'community.joinRoom': () => {
        isMember = true;
        return rooms()[0];
      },
    });
    await show(`/chat?conversation=${room}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Join room' }));
    const joined = await field();
    await waitFor(() => expect(document.activeElement).toBe(joined));
  });

  it('says of a foreign conversation that it is not there', async () => {
    network.answer({
      ...answers,
      'community.conversation': () => {
        throw new StubError('CONVERSATION_NOT_FOUND', 404);
      },
    });
    await show('/chat?conversation=018f4c5e-0000-7000-8000-00000000000f');
    expect(await screen.findByText('We couldn’t find that conversation')).toBeDefined();
  });

  it('[R4.03] opens, minimises, restores and closes a window for a person', async () => {
    network.answer(answers);
    await show('/chat');
    act(() => chatWindows.start({ userId: 'ben', userName: 'Ben Weber' }));
    const chat = screen.getByRole('region', { name: 'Chat with Ben Weber' });
    const words = await within(chat).findByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(words));
    const taken = createEvent.keyDown(words, { key: 'Escape' });
    taken.preventDefault();
    fireEvent(words, taken);
    expect(within(chat).getByRole('combobox'), 'a menu took the key').toBeDefined();
    await userEvent.click(
      within(chat).getByRole('button', { name: 'Minimise chat with Ben Weber' }),
    );
    expect(within(chat).queryByRole('combobox')).toBeNull();
    await userEvent.click(
      within(chat).getByRole('button', { name: 'Restore chat with Ben Weber' }),
    );
    expect(await within(chat).findByRole('combobox')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    const restore = within(chat).getByRole('button', { name: 'Restore chat with Ben Weber' });
    expect(document.activeElement).toBe(restore);
    await userEvent.click(restore);
    await userEvent.click(within(chat).getByRole('button', { name: 'Close chat with Ben Weber' }));
    expect(screen.queryByRole('region', { name: 'Chat with Ben Weber' })).toBeNull();
  });

  it('a first message leaves the focus in its window, where Escape still works', async () => {
    let conversation: typeof request | null = null;
    network.answer({
      ...answers,
      'community.direct': () => ({ person: ben, conversation }),
      'messages.sendDirect': () => {
        conversation = { ...request, request: 'sent', unread: 0 };
        return { conversation, message: messageOf({ seq: 1, conversationId: request.id }) };
      },
    });
    await show('/chat');
    act(() => chatWindows.start({ userId: 'ben', userName: 'Ben Weber' }));
    const chat = screen.getByRole('region', { name: 'Chat with Ben Weber' });
    const words = await within(chat).findByRole('combobox');
    await userEvent.type(words, 'Hello Ben{Enter}');
    await waitFor(() => expect(within(chat).queryByRole('combobox')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(chat));
    await userEvent.keyboard('{Escape}');
    expect(within(chat).getByRole('button', { name: /^Restore/ })).toBeDefined();
  });
});
