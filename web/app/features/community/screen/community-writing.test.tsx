// @vitest-environment jsdom

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { stubWidth } from '../../../lib/testing/stub-width.ts';
import { messageOf } from '../chat/message.factory.ts';
import { chatWindows } from '../windows/chat-windows-store.ts';
import { answers, dax, page, room, showCommunity } from './testing/community-stage.tsx';

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

const field = () => screen.findByRole('combobox', { name: 'Message to DAX' });

describe('writing in the community', () => {
  it('sends with Enter, and sends what failed again as the same message', async () => {
    const sends: unknown[] = [];
    const attempt = vi.fn((input: unknown) => {
      sends.push(input);
      if (sends.length === 1) throw new StubError('INTERNAL_SERVER_ERROR', 500);
      return messageOf({ seq: 3, conversationId: room, ...Object(input), isMine: true });
    });
    network.answer({ ...answers, 'messages.send': attempt });
    await showCommunity(`/chat?conversation=${room}`);
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
    await showCommunity(`/chat?conversation=${room}`);
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
    await showCommunity(`/chat?conversation=${room}`);
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
    await showCommunity(`/chat?conversation=${room}`);
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
    await showCommunity(`/chat?conversation=${room}&thread=${rootId}`);
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
    const { unmount } = await showCommunity(`/chat?conversation=${room}`, false);
    await userEvent.type(await field(), 'One{Shift>}{Enter}{/Shift}two');
    unmount();
    await showCommunity(`/chat?conversation=${room}`);
    expect(await field()).toHaveProperty('value', 'One\ntwo');
    expect(calls.filter(({ procedure }) => procedure === 'messages.send')).toEqual([]);
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
    await showCommunity(`/chat?conversation=${room}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Join room' }));
    const joined = await field();
    await waitFor(() => expect(document.activeElement).toBe(joined));
  });
});
