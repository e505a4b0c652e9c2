// @vitest-environment jsdom

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { messageOf } from './message.factory.ts';
import { MessageRow } from './message-row.tsx';

afterEach(cleanup);

const acts = {
  react: vi.fn(async () => true),
  edit: vi.fn(async () => undefined),
  remove: vi.fn(async () => true),
  quote: vi.fn(async () => true),
};

function show(message: ReturnType<typeof messageOf>) {
  render(
    <PageFrame>
      <SessionProvider session={makePageSession({}, makeSession())}>
        <ol>
          <MessageRow
            message={message}
            isNarrow={false}
            isInRoom
            readerId={undefined}
            acts={acts}
          />
        </ol>
      </SessionProvider>
    </PageFrame>,
  );
}

it('the focus goes from the button that shows a blocked person’s message to the message', async () => {
  show(messageOf({ seq: 1, text: 'The low held.', isFromBlocked: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
  expect(document.activeElement?.textContent).toContain('The low held.');
  expect(document.activeElement).not.toBe(document.body);
});

it('after editing, with or without a change, the focus is back on the message’s menu', async () => {
  show(messageOf({ seq: 1, isMine: true }));
  const menu = () => screen.findByRole('button', { name: /^Actions/ });
  for (const keys of ['{Escape}', ' again{Enter}']) {
    (await menu()).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await userEvent.type(await screen.findByRole('textbox'), keys);
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    const button = await menu();
    await waitFor(() => expect(document.activeElement).toBe(button));
  }
});
