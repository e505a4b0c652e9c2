// @vitest-environment jsdom

import type { CommunityMember } from '@danube/contract/community/community.schemas.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { publishTyping } from '../../../lib/chat-events.ts';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { conversationOf } from './message.factory.ts';
import { PresenceLine } from './presence-line.tsx';
import { usePresence } from './use-presence.ts';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const conversation = conversationOf();
// The server creates branded ids; tests needn't validate theirs.
const ben = { id: 'ben', name: 'Ben Weber', isStaff: false } as CommunityMember;

function Line() {
  const { noteTyping, ...presence } = usePresence(conversation);
  return (
    <>
      <PresenceLine {...presence} />
      <button type="button" onClick={noteTyping} />
    </>
  );
}

function open(answer: () => object) {
  const note = vi.fn(answer);
  network.answer({ 'messages.presence': note });
  render(
    <PageFrame>
      <Line />
    </PageFrame>,
  );
  return note;
}

it('says how many have a room open, and again after half a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const note = open(() => ({ hereCount: 12, isCounterpartActive: null }));
  await screen.findByText('12 people here now');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(note).toHaveBeenCalledTimes(2);
});

it('shows nothing where nobody knows, or the question failed', async () => {
  const note = open(() => {
    throw new Error('Redis and the network are away');
  });
  await vi.waitFor(() => expect(note).toHaveBeenCalled());
  expect(screen.getByRole('paragraph').textContent).toBe('');
});

it('shows who types for a few seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open(() => ({ hereCount: null, isCounterpartActive: true }));
  await screen.findByText('Active now');
  act(() => publishTyping({ topic: 'typing', conversationId: conversation.id, person: ben }));
  await screen.findByText('Ben Weber is typing…');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByText('Ben Weber is typing…')).toBeNull();
});

it('tells others about typing every three seconds at most', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const note = open(() => ({ hereCount: null, isCounterpartActive: null }));
  await vi.waitFor(() => expect(note).toHaveBeenCalledTimes(1));
  for (let key = 0; key < 40; key += 1) {
    act(() => screen.getByRole('button').click());
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  expect(note).toHaveBeenCalledTimes(3);
});
