// @vitest-environment jsdom

import type { Person } from '@danube/contract/identity/people.schemas.ts';
import type { StaffRole } from '@danube/contract/staff-roles.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queries } from '../../../lib/api.ts';
import { noRetryQueryClient, PageFrame } from '../../../lib/testing/page-frame.tsx';
import { type ApiCall, type StubCode, StubError } from '../../../lib/testing/stub-api.ts';
import { connectToastView, type Toast } from '../../../ui/toast.ts';
import { StaffRolesProvider } from '../kit/staff-scope.tsx';
import {
  dataRequestsQuery,
  personAccessQuery,
  personEntriesQuery,
  personQuery,
} from './people-queries.ts';
import { makePerson } from './person.factory.ts';
import { PersonScreen } from './person-screen.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

function show(
  person: Person = makePerson(),
  ownId = 'somebody-else',
  roles: StaffRole[] = ['owner'],
) {
  const queryClient = noRetryQueryClient();
  queryClient.setQueryData(personQuery(queries, person.id).queryKey, person);
  queryClient.setQueryData(personAccessQuery(queries, person.id, 'en').queryKey, []);
  queryClient.setQueryData(personEntriesQuery(queries, person.id).queryKey, {
    pages: [{ entries: [], nextCursor: null }],
    pageParams: [undefined],
  });
  queryClient.setQueryData(dataRequestsQuery(queries, person.id).queryKey, {
    export: null,
    isErasureByStaff: false,
  });
  render(
    <PageFrame queryClient={queryClient}>
      <StaffRolesProvider roles={roles}>
        <PersonScreen userId={person.id} ownId={ownId} />
      </StaffRolesProvider>
    </PageFrame>,
  );
}

async function openSuspension() {
  await userEvent.click(screen.getByRole('button', { name: 'Suspend account' }));
  return within(await screen.findByRole('dialog'));
}

const writes = (calls: readonly ApiCall[]) =>
  calls.filter(({ procedure }) => procedure !== 'identity.people.read');

describe('an act on a person', () => {
  it('names the person, says what will happen and who reads the reason', async () => {
    show();
    const dialog = await openSuspension();
    expect(dialog.getByText('Suspend Anna Kovač’s account?')).toBeDefined();
    expect(dialog.getByText(/anna@example\.eu\) will be signed out everywhere/)).toBeDefined();
    expect(dialog.getByText(/Anna Kovač will see this reason too/)).toBeDefined();
  });

  it('does not happen without a reason, and the field says so and takes the focus', async () => {
    const calls = network.answer({});
    show();
    const dialog = await openSuspension();
    await userEvent.type(dialog.getByLabelText('Reason'), ' ab ');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend account' }));
    expect(dialog.getByText('Enter a reason of 3 to 500 characters.')).toBeDefined();
    const field = dialog.getByLabelText('Reason');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(calls).toEqual([]);
  });

  it('happens once however often it is pressed, with the reason in one line', async () => {
    const answered = Promise.withResolvers<Person>();
    const suspended = makePerson({
      state: 'suspended',
      suspension: { reason: 'Why', since: new Date('2026-11-14T09:00:00Z') },
    });
    const calls = network.answer({
      'identity.people.suspend': () => answered.promise,
      'identity.people.read': () => suspended,
    });
    const toasts: Toast[] = [];
    const disconnect = connectToastView((toast) => toasts.push(toast));
    show();
    const dialog = await openSuspension();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Charged back{Enter}twice');
    const button = dialog.getByRole('button', { name: 'Suspend account' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    // Submits as a browser would, without the button.
    fireEvent.submit(dialog.getByLabelText('Reason'));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeDefined();
    answered.resolve(suspended);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(calls)).toEqual([
      {
        procedure: 'identity.people.suspend',
        input: { userId: 'person-1', reason: 'Charged back twice' },
      },
    ]);
    expect(toasts).toEqual([{ kind: 'success', title: 'Anna Kovač’s account is suspended' }]);
    expect(await screen.findByRole('button', { name: 'Restore account' })).toBeDefined();
    disconnect();
  });

  it.each<[StubCode, number, RegExp]>([
    ['NOT_ONESELF', 409, /remove your own access or rights/],
    ['PERSON_NOT_FOUND', 404, /no longer exists/],
    ['TOO_MANY_REQUESTS', 429, /Too many requests/],
    ['INTERNAL_SERVER_ERROR', 500, /Something went wrong/],
  ])('keeps what was written and says why where the server answers %s', async (...row) => {
    const [code, status, words] = row;
    network.answer({
      'identity.people.suspend': () => {
        throw new StubError(code, status);
      },
    });
    show();
    const dialog = await openSuspension();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Charged back');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend account' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(words);
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Charged back');
  });

  it('asks before it throws away what was written', async () => {
    const calls = network.answer({});
    show();
    const dialog = await openSuspension();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Charged back');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Charged back');
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([]);
  });

  it('closes without a question where nothing was written', async () => {
    show();
    await openSuspension();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is switched off, and says why, where it would be done to oneself', async () => {
    show(makePerson({ role: 'admin', isAdmin: true }), 'person-1');
    for (const name of ['Suspend account', 'Remove admin role']) {
      const button = screen.getByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await userEvent.click(button);
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('You can’t suspend your own account.')).toBeDefined();
  });

  it('tells rights by role from rights by address', () => {
    show(makePerson({ isAdmin: true, role: 'member' }));
    expect(screen.getByText(/because their address is listed/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Make admin' })).toBeDefined();
  });
});

describe('roles', () => {
  it('asks for at least one, and sends those that were chosen', async () => {
    const calls = network.answer({
      'identity.people.changeRole': () => makePerson(),
      'identity.people.read': () => makePerson(),
    });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Make admin' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Because');
    await userEvent.click(dialog.getByRole('button', { name: 'Make admin' }));
    expect(dialog.getByText('Choose at least one role.')).toBeDefined();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Editor/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Support/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make admin' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(calls)).toEqual([
      {
        procedure: 'identity.people.changeRole',
        input: { userId: 'person-1', staffRoles: ['editor', 'support'], reason: 'Because' },
      },
    ]);
  });

  it('are switched off, and say why, for staff who aren’t owners', () => {
    show(makePerson({ role: 'admin', isAdmin: true, staffRoles: ['owner'] }), 'me', ['support']);
    for (const name of ['Change roles', 'Remove admin role', 'Suspend account']) {
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
    }
    expect(screen.getAllByText('Only an owner can do this.').length).toBeGreaterThan(2);
  });
});

describe('the acts', () => {
  const restored = { suspension: { reason: 'Why', since: new Date(0) } };

  it.each([
    {
      name: 'Remove admin role',
      own: { role: 'admin' },
      act: 'changeRole',
      input: { staffRoles: [] },
    },
    {
      name: 'Make sales rep',
      own: {},
      act: 'changeSalesRep',
      input: { isSalesRep: true },
    },
    {
      name: 'Deactivate sales rep',
      own: { isSalesRep: true },
      act: 'changeSalesRep',
      input: { isSalesRep: false },
    },
    { name: 'Sign out everywhere', own: {}, act: 'revokeSessions', input: {} },
    { name: 'Restore account', own: restored, act: 'restore', input: {} },
  ] as const)('$name asks the server for exactly that', async ({ name, own, act, input }) => {
    const calls = network.answer({
      [`identity.people.${act}`]: () => makePerson(own),
      'identity.people.read': () => makePerson(own),
    });
    show(makePerson(own));
    await userEvent.click(screen.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Because');
    await userEvent.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(calls)).toEqual([
      {
        procedure: `identity.people.${act}`,
        input: { userId: 'person-1', reason: 'Because', ...input },
      },
    ]);
  });
});
