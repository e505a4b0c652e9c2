// @vitest-environment jsdom

import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishChatEvent } from '../../../lib/chat-events.ts';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { stubWidth } from '../../../lib/testing/stub-width.ts';
import { conversationOf, messageOf } from '../chat/message.factory.ts';
import { isConversationVisible } from '../chat/visible-conversations.ts';
import { chatWindows } from '../windows/chat-windows-store.ts';
import { answers, ben, dax, request, room, showCommunity } from './testing/community-stage.tsx';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});

// jsdom has no scrolling.
Element.prototype.scrollTo = () => undefined;

beforeEach(() => stubWidth(false));
afterEach(() => {
  cleanup();
  chatWindows.closeAll();
});

describe('the community of a member', () => {
  it('[R2.19] lists rooms with what is new, and requests by themselves', async () => {
    network.answer(answers);
    await showCommunity('/chat');
    const list = await screen.findByRole('navigation', { name: 'Conversations' });
    expect(await within(list).findByRole('link', { name: /DAX.*1 new message/ })).toBeDefined();
    const requests = within(list).getByRole('region', { name: 'Requests' });
    expect(within(requests).getByRole('link', { name: /Ben Weber.*Request/ })).toBeDefined();
  });

  it('calls the rooms “More rooms” only beside rooms that someone has joined', async () => {
    const oil = conversationOf({ id: request.id, title: 'Oil', slug: 'oil', isMember: false });
    network.answer({ ...answers, 'community.rooms': () => [dax, oil] });
    await showCommunity('/chat');
    expect(await screen.findByRole('region', { name: 'More rooms' })).toBeDefined();
    cleanup();
    network.answer({
      ...answers,
      'community.rooms': () => [oil],
      'community.conversations': () => [],
    });
    await showCommunity('/chat');
    const rooms = await screen.findByRole('region', { name: 'Rooms' });
    expect(within(rooms).getByRole('link', { name: /Oil/ })).toBeDefined();
  });

  it('shows a room with what is new in it, and reads it', async () => {
    const calls = network.answer(answers);
    await showCommunity(`/chat?conversation=${room}`);
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
    await showCommunity(`/chat?conversation=${room}&thread=${replyId}`);
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
    await showCommunity('/chat');
    expect(await screen.findByRole('heading', { level: 1, name: 'Oil' })).toBeDefined();
  });

  it('stays at the list on a phone', async () => {
    network.answer(answers);
    await showCommunity('/chat');
    await screen.findByRole('link', { name: /DAX/ });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Community');
  });

  it('searches all conversations from the list, and one from its own header', async () => {
    network.answer(answers);
    await showCommunity('/chat');
    expect(screen.getByRole('button', { name: 'Search messages' })).toBeDefined();
    await userEvent.click(await screen.findByRole('link', { name: /DAX/ }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Search the conversation: DAX' }),
    );
    expect(
      await screen.findByRole('dialog', { name: 'Search the conversation: DAX' }),
    ).toBeDefined();
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
    await showCommunity(`/chat?conversation=${room}`);
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
    await showCommunity(`/chat?conversation=${room}`);
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
    await showCommunity(`/chat?conversation=${request.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(calls).toContainEqual({
      procedure: 'community.acceptRequest',
      input: { conversationId: request.id },
    });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says of a foreign conversation that it is not there', async () => {
    network.answer({
      ...answers,
      'community.conversation': () => {
        throw new StubError('CONVERSATION_NOT_FOUND', 404);
      },
    });
    await showCommunity('/chat?conversation=018f4c5e-0000-7000-8000-00000000000f');
    expect(await screen.findByText('We couldn’t find that conversation')).toBeDefined();
  });

  it('[R4.03] opens, minimises, restores and closes a window for a person', async () => {
    network.answer(answers);
    await showCommunity('/chat');
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
    await showCommunity('/chat');
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
