// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { makeRoom } from './room.factory.ts';
import { RoomsScreen } from './rooms-screen.tsx';

const { network, StubError } = await vi.hoisted(async () => {
  const stub = await import('../../../lib/testing/stub-api.ts');
  return { network: stub.replaceNetwork(), StubError: stub.StubError };
});

afterEach(cleanup);

const at = new Date('2026-11-17T10:00:00Z');
const dax = makeRoom({ title: 'DAX', slug: 'dax', position: 0 });
const help = makeRoom({ title: 'Help', slug: 'help', position: 1, isArchived: true });
const track = makeRoom({ title: 'Fast Track', slug: 'fast-track', position: 2, courseId: 'c1' });
const quote = {
  id: 'm1',
  room: 'DAX',
  author: 'Maja Horvat',
  text: 'A stop is a decision',
  sentAt: at,
  quotedAt: at,
};

const figures = {
  people: 12,
  messages: 80,
  questions: 10,
  answered: 8,
  medianMinutes: 25,
  reports: 1,
};

function show(answers: Parameters<typeof network.answer>[0] = {}) {
  const calls = network.answer({
    'communityAdmin.rooms': () => [dax, help, track],
    'communityAdmin.quotes': () => [quote],
    'communityAdmin.createRoom': () => dax,
    'communityAdmin.changeRoom': () => dax,
    'communityAdmin.orderRooms': () => [],
    'communityAdmin.quote': () => ({}),
    'moderationAdmin.setSlowMode': () => ({}),
    'moderationAdmin.statistics': () => ({ current: figures, previous: { ...figures, people: 9 } }),
    'catalogue.list': () => ({
      items: [{ id: 'c1', title: 'Fast Track in 5 Weeks' }],
      nextCursor: null,
      total: 1,
    }),
    ...answers,
  });
  render(
    <PageFrame>
      <RoomsScreen />
    </PageFrame>,
  );
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

describe('the administration of rooms', () => {
  it('makes a room: the URL follows the name until somebody writes their own', async () => {
    const sent = show();
    await userEvent.click(await screen.findByRole('button', { name: 'New room' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create room' }));
    expect(dialog.getByText('Enter a name.')).toBeDefined();
    expect(sent('communityAdmin.createRoom')).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Bonds & rates');
    const url = dialog.getByRole('textbox', { name: 'URL' });
    expect(url).toHaveProperty('value', 'bonds-rates');
    await userEvent.clear(url);
    await userEvent.type(url, 'bonds');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Create room' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('communityAdmin.createRoom')).toEqual([
      { title: 'Bonds & rates!', slug: 'bonds', description: '', courseId: null, position: 3 },
    ]);
  });

  it('keeps what was written where the URL is taken', async () => {
    show({
      'communityAdmin.createRoom': () => {
        throw new StubError('ROOM_NAME_TAKEN', 409);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'New room' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'DAX');
    await userEvent.click(dialog.getByRole('button', { name: 'Create room' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('already has this URL');
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'DAX');
  });

  it('orders, describes, closes and reopens them', async () => {
    const sent = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Move Fast Track up' }));
    await waitFor(() =>
      expect(sent('communityAdmin.orderRooms')).toEqual([{ roomIds: [dax.id, track.id, help.id] }]),
    );
    expect(screen.getByRole('button', { name: 'Move DAX up' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Close DAX' }));
    expect(sent('communityAdmin.changeRoom')).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Close room' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Reopen Help' }));
    await waitFor(() =>
      expect(sent('communityAdmin.changeRoom')).toMatchObject([
        { conversationId: dax.id, isArchived: true, title: 'DAX' },
        { conversationId: help.id, isArchived: false, title: 'Help' },
      ]),
    );
  });

  it('says for whom a course’s room is, and puts a room into slow mode', async () => {
    const sent = show();
    expect(await screen.findByText('Owners of Fast Track in 5 Weeks')).toBeDefined();
    const choice = screen.getByRole('combobox', { name: 'Slow mode in DAX' });
    await userEvent.selectOptions(choice, '30 seconds');
    await waitFor(() =>
      expect(sent('moderationAdmin.setSlowMode')).toEqual([
        { conversationId: dax.id, seconds: 30 },
      ]),
    );
    expect(screen.queryByRole('combobox', { name: 'Slow mode in Help' })).toBeNull();
  });

  it('takes a message off the public page', async () => {
    const sent = show();
    expect(await screen.findByText('A stop is a decision')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Maja Horvat’s message' }));
    await waitFor(() =>
      expect(sent('communityAdmin.quote')).toEqual([{ messageId: 'm1', isQuoted: false }]),
    );
  });

  it('compares four weeks of the rooms with the four before', async () => {
    show();
    const people = await screen.findByText(/People who posted/);
    expect(people.closest('div')?.textContent).toBe('People who posted (9 before)12');
    expect(
      screen.getByText('25 minutes', { normalizer: (text) => text.replaceAll('\u00a0', ' ') }),
    ).toBeDefined();
  });
});
