// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../../lib/testing/stub-api.ts';
import { uuid } from '../sales.factory.ts';
import { readBankFile } from './read-bank-file.ts';
import { TransfersScreen } from './transfers-screen.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const csv = 'Date;Amount;Reference\n2026-11-12;149,00;RF18539007547034';
const row = { line: 2, bookedOn: '2026-11-12', amount: 14_900, reference: 'RF18539007547034' };
const payer = 'Jana Kováčová';
const rows = [
  { ...row, payer: null, outcome: 'paid', orderId: uuid(1) },
  {
    line: 3,
    bookedOn: null,
    amount: null,
    reference: null,
    payer,
    outcome: 'unreadable',
    orderId: null,
  },
];

function show(answer: () => unknown = () => ({ rows })) {
  const calls = network.answer({ 'ordersAdmin.importTransfers': answer });
  render(
    <PageFrame path="/admin/transfers">
      <TransfersScreen />
    </PageFrame>,
  );
  return calls;
}

async function look(text = csv) {
  await userEvent.click(screen.getByLabelText('Bank statement (CSV)'));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Preview matches' }));
}

describe('a bank’s list of transfers', () => {
  it('can be recorded where all that arrived goes back to erased accounts', async () => {
    const toReturn = { ...row, payer, outcome: 'toReturn', orderId: uuid(1) };
    const calls = show(() => ({ rows: [toReturn] }));
    await look();
    expect(await screen.findByText(/don’t unlock anything/)).toBeDefined();
    expect(within(screen.getByRole('table')).getByText('Account erased: send back')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Record transfers' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Record transfers' })).toBeNull(),
    );
    expect(calls.at(-1)?.input).toMatchObject({ isTrial: false });
    expect(screen.queryByText(/Buyers have access/)).toBeNull();
  });

  it('is tried first, and booked only once that was confirmed', async () => {
    const calls = show();
    await look();
    expect(await screen.findByText('Preview: nothing has been changed yet')).toBeDefined();
    const table = within(screen.getByRole('table'));
    expect(table.getByText('Will be marked as paid')).toBeDefined();
    expect(table.getByText('Unreadable')).toBeDefined();
    expect(table.getByText(payer)).toBeDefined();
    expect(table.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe(
      `/admin/orders/${uuid(1)}`,
    );
    expect(calls.map(({ input }) => input)).toEqual([{ csv, isTrial: true }]);
    await userEvent.click(screen.getByRole('button', { name: 'Mark 1 order as paid' }));
    expect(await screen.findByText('1 order marked as paid')).toBeDefined();
    expect(calls.map(({ input }) => input)).toEqual([
      { csv, isTrial: true },
      { csv, isTrial: false },
    ]);
    // Nothing is left that a second click could send.
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bank statement (CSV)').value).toBe('');
  });

  it('must be tried anew once it was changed', async () => {
    show();
    await look();
    await screen.findByRole('button', { name: 'Mark 1 order as paid' });
    await userEvent.type(screen.getByLabelText('Bank statement (CSV)'), 'x');
    expect(screen.queryByRole('button', { name: 'Mark 1 order as paid' })).toBeNull();
  });

  it('offers nothing to book where nothing fits', async () => {
    show(() => ({ rows: rows.slice(1) }));
    await look();
    expect(await screen.findByText(/No line in this statement matches/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
  });

  it('is asked for where there is none, and kept where the server fails', async () => {
    const calls = show(() => {
      throw new StubError('INTERNAL_SERVER_ERROR', 500);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Preview matches' }));
    expect(screen.getByText('Choose a file or paste your bank statement.')).toBeDefined();
    expect(calls).toHaveLength(0);
    await look();
    expect(await screen.findByRole('alert')).toBeDefined();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Bank statement (CSV)').value).toBe(csv),
    );
  });

  it('is read from a file, also from one that is older than UTF-8', async () => {
    // jsdom's files can't be read as bytes; Node's can.
    expect(await readBankFile(new Blob(['Číslo;1'])).then((text) => text)).toBe('Číslo;1');
    const old = new Blob([new Uint8Array([0x8a, 0x3b, 0x31])]);
    expect(await readBankFile(old)).toBe('Š;1');
  });
});
