// @vitest-environment jsdom

import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { noRetryQueryClient, PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { makePerson } from './person.factory.ts';
import { PersonData } from './person-data.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const none = { export: null, isErasureByStaff: false };

function show(own: Parameters<typeof makePerson>[0] = {}) {
  render(
    <PageFrame queryClient={noRetryQueryClient()}>
      <PersonData person={makePerson(own)} />
    </PageFrame>,
  );
}

it('an erasure by letter needs a reason and a proof, and says what is missing for the owner', async () => {
  const calls = network.answer({
    'identity.dataRequests.read': () => none,
    'identity.dataRequests.requestErasure': () => {
      throw new StubError('TWO_FACTOR_OFF', 409);
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Delete account' });
  await userEvent.type(dialog.getByLabelText('Reason'), 'Letter of 10 November');
  await userEvent.click(confirm);
  expect(dialog.getByText(/Say how they proved it/)).toBeDefined();
  await userEvent.type(dialog.getByLabelText(/How they proved/), ' Called back ');
  await userEvent.click(confirm);
  expect((await dialog.findByRole('alert')).textContent).toMatch(/for your own account first/);
  expect(calls.at(-1)).toEqual({
    procedure: 'identity.dataRequests.requestErasure',
    input: { userId: 'person-1', reason: 'Letter of 10 November', proof: 'Called back' },
  });
});

it.each([
  { isErasureByStaff: true, buttons: 1 },
  { isErasureByStaff: false, buttons: 0 },
])('a planned erasure can be undone where staff planned it: $isErasureByStaff', async (row) => {
  network.answer({
    'identity.dataRequests.read': () => ({ ...none, isErasureByStaff: row.isErasureByStaff }),
  });
  show({ erasureAt: new Date('2026-12-16T10:20:00Z') });
  await waitFor(() => expect(screen.getByText(/^The account will be deleted on/)).toBeDefined());
  expect(screen.queryAllByRole('button', { name: 'Keep account' })).toHaveLength(row.buttons);
  expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
});

it('their own request waits while the account is suspended, until a letter comes', async () => {
  network.answer({ 'identity.dataRequests.read': () => none });
  const suspension = { reason: 'Shared account', since: new Date('2026-11-10T10:20:00Z') };
  show({ erasureAt: new Date('2026-12-16T10:20:00Z'), suspension });
  expect(await screen.findByText(/It’s on hold because the account is suspended/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/can’t sign in, so they can only keep the account/)).toBeDefined();
});
