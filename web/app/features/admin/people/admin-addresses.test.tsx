// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { AdminAddresses } from './admin-addresses.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

function show(emails: string[] | null) {
  const calls = network.answer({
    'identity.people.adminEmails': () => emails,
    'identity.people.changeAdminEmails': () => ({}),
  });
  render(
    <PageFrame>
      <AdminAddresses ownEmail="owner@example.eu" />
    </PageFrame>,
  );
  return () => calls.filter(({ procedure }) => procedure.endsWith('changeAdminEmails'));
}

async function open(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

describe('the list of administrators’ addresses', () => {
  it('says that the server’s configuration holds where none is stored', async () => {
    show(null);
    expect(await screen.findByText(/list in the server configuration applies/)).toBeDefined();
    const dialog = await open('Add address');
    expect(dialog.getByText(/add your own address first/)).toBeDefined();
  });

  it('takes a new address to the others, in one spelling, with the reason', async () => {
    const changes = show(['owner@example.eu']);
    const dialog = await open('Add address');
    await userEvent.type(dialog.getByLabelText('Email address'), ' Anna@Example.EU ');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Runs the office');
    await userEvent.click(dialog.getByRole('button', { name: 'Add address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes().map(({ input }) => input)).toEqual([
      { emails: ['owner@example.eu', 'anna@example.eu'], reason: 'Runs the office' },
    ]);
  });

  it.each([
    ['not an address', /Enter an email address/],
    ['OWNER@example.eu', /already on the list/],
  ])('refuses %s before anything is sent', async (typed, words) => {
    const changes = show(['owner@example.eu']);
    const dialog = await open('Add address');
    await userEvent.type(dialog.getByLabelText('Email address'), typed);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Runs the office');
    await userEvent.click(dialog.getByRole('button', { name: 'Add address' }));
    expect(dialog.getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByLabelText('Email address'));
    expect(changes()).toEqual([]);
  });

  it('asks before it throws away an address that was typed', async () => {
    show([]);
    const dialog = await open('Add address');
    await userEvent.type(dialog.getByLabelText('Email address'), 'anna@example.eu');
    await userEvent.keyboard('{Escape}');
    expect(dialog.getByRole('button', { name: 'Discard changes' })).toBeDefined();
  });

  it('tells whoever removes the own address when that is refused, and removes only that one', async () => {
    const changes = show(['owner@example.eu', 'anna@example.eu']);
    const dialog = await open('Remove owner@example.eu');
    expect(dialog.getByText(/only remove it if you also have the admin role/)).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Leaving');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes().map(({ input }) => input)).toEqual([
      { emails: ['anna@example.eu'], reason: 'Leaving' },
    ]);
  });
});
