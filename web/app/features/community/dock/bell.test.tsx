// @vitest-environment jsdom

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { ChatNotificationProvider } from '../notifications/chat-notification-provider.tsx';
import { notificationOf } from '../notifications/notification.factory.ts';
import { Bell } from './bell.tsx';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});

afterEach(cleanup);

it('a notification that is hidden or deleted gives the focus to the next one, and the last to the list', async () => {
  network.answer({
    'chatNotifications.list': () => [
      notificationOf({ id: 'n1', conversationId: 'c1', title: 'DAX' }),
      notificationOf({ id: 'n2', conversationId: 'c2', title: 'Oil' }),
    ],
    'chatNotifications.dismiss': () => ({}),
  });
  await act(async () =>
    render(
      <PageFrame>
        <SessionProvider session={makePageSession({}, makeSession())}>
          <ChatNotificationProvider>
            <Bell />
          </ChatNotificationProvider>
        </SessionProvider>
      </PageFrame>,
    ),
  );
  const choose = async (conversation: string, item: string) => {
    (await screen.findByRole('button', { name: `Options for ${conversation}` })).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: item })).focus();
    await userEvent.keyboard('{Enter}');
  };
  await userEvent.click(await screen.findByRole('button', { name: /2/ }));
  await choose('DAX', 'Hide for now');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Oil/ })),
  );
  await choose('Oil', 'Delete notification');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
});
