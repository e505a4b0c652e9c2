// @vitest-environment jsdom

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { stubWidth } from '../../../lib/testing/stub-width.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { conversationOf } from '../chat/message.factory.ts';
import { ChatNotificationProvider } from '../notifications/chat-notification-provider.tsx';
import { CommunityScreen } from '../screen/community-screen.tsx';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});

const groupId = '018f4c5e-0000-7000-8000-000000000009';
const personOf = (id: string, name: string) => ({ id, name, isStaff: false });
const ben = personOf('ben', 'Ben Weber');
const zoe = personOf('zoe', 'Zoë Peeters');
const directWith = (counterpart: typeof ben) =>
  conversationOf({ id: `with-${counterpart.id}`, kind: 'direct', slug: null, counterpart });
const group = conversationOf({
  id: groupId,
  kind: 'group',
  slug: null,
  title: 'Morning desk',
  memberCount: 2,
});

const answers = {
  'chatNotifications.list': () => [],
  'community.rooms': () => [],
  'community.conversations': () => [group, directWith(ben), directWith(zoe)],
  'community.members': () => [personOf('me', 'Maja Horvat'), ben],
  'messages.list': () => ({
    messages: [],
    hasBefore: false,
    hasAfter: false,
    revision: 0,
    seq: 0,
    readSeq: 0,
  }),
};

beforeEach(() => stubWidth(false));
afterEach(cleanup);

function show(path = '/chat') {
  return act(async () =>
    render(
      <PageFrame path={path}>
        <SessionProvider session={makePageSession({}, makeSession())}>
          <ChatNotificationProvider>
            <CommunityScreen />
          </ChatNotificationProvider>
        </SessionProvider>
      </PageFrame>,
    ),
  );
}

const inDialog = async () => within(await screen.findByRole('dialog'));

async function choose(item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Conversation options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

describe('a group', () => {
  it('is made with a name and people; after a failure the same one is asked for again', async () => {
    const requested: unknown[] = [];
    network.answer({
      ...answers,
      'community.createGroup': (input: unknown) => {
        requested.push(input);
        if (requested.length === 1) throw new StubError('NOT_A_CONTACT', 409);
        return group;
      },
    });
    await show();
    await screen.findByRole('region', { name: 'Groups' });
    await userEvent.click(screen.getByRole('button', { name: 'New group' }));
    const dialog = await inDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    expect(dialog.getByText('Enter a name for the group.')).toBeDefined();
    expect(dialog.getByText('Choose at least one person.')).toBeDefined();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Group name' }), 'Evening desk');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Zoë Peeters' }));
    expect(dialog.getByText('1 of 11 selected')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Write to them first');
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requested[0]).toMatchObject({ title: 'Evening desk', personIds: ['zoe'] });
    expect(requested[1]).toEqual(requested[0]);
  });

  it('can’t be made of nobody: it says whom to write to first', async () => {
    network.answer({ ...answers, 'community.conversations': () => [group] });
    await show();
    await screen.findByRole('region', { name: 'Groups' });
    await userEvent.click(screen.getByRole('button', { name: 'New group' }));
    const dialog = await inDialog();
    expect(dialog.getByText('No one to add yet')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Create group' })).toBeNull();
  });

  it('shows who is in it, and takes in who isn’t', async () => {
    const calls = network.answer({ ...answers, 'community.addToGroup': () => group });
    await show(`/chat?conversation=${groupId}`);
    await choose('Members');
    const dialog = await inDialog();
    expect(await dialog.findByText('Maja Horvat')).toBeDefined();
    expect(dialog.queryByRole('checkbox', { name: 'Ben Weber' })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Zoë Peeters' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add to group' }));
    await waitFor(() =>
      expect(calls).toContainEqual({
        procedure: 'community.addToGroup',
        input: { conversationId: groupId, personIds: ['zoe'] },
      }),
    );
  });

  it('is renamed', async () => {
    const calls = network.answer({ ...answers, 'community.renameGroup': () => group });
    await show(`/chat?conversation=${groupId}`);
    await choose('Rename group');
    const dialog = await inDialog();
    const field = dialog.getByRole('textbox', { name: 'Group name' });
    expect(field).toHaveProperty('value', 'Morning desk');
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a name for the group.')).toBeDefined();
    await userEvent.type(field, 'Early desk');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toContainEqual({
      procedure: 'community.renameGroup',
      input: { conversationId: groupId, title: 'Early desk' },
    });
  });

  it('is left only after a second thought', async () => {
    const calls = network.answer({ ...answers, 'community.leave': () => ({}) });
    await show(`/chat?conversation=${groupId}`);
    await choose('Leave group');
    const left = () => calls.filter(({ procedure }) => procedure === 'community.leave');
    const dialog = await inDialog();
    expect(left()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Leave group' }));
    await waitFor(() => expect(left()).toHaveLength(1));
    expect(await screen.findByText('No rooms yet')).toBeDefined();
  });
});
