// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { BankResponseImport } from './bank-response-import.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const procedure = 'salesRepsAdmin.importBankAnswer';
const payments = [
  { name: 'a-1', repName: 'Rita Ferreira', amount: 284_51, outcome: 'returned', reason: 'AC04' },
  { name: 'x-9', repName: null, amount: null, outcome: 'unknown', reason: '' },
];

function show(answer: () => unknown) {
  const calls = network.answer({ [procedure]: answer });
  const { container } = render(
    <PageFrame path="/admin/sales-reps">
      <BankResponseImport />
    </PageFrame>,
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file can be chosen');
  const choose = () => userEvent.upload(input, new File(['<Document/>'], 'answer.xml'));
  return { calls, choose };
}

it('shows what a file changes, and saves it only then', async () => {
  const { calls, choose } = show(() => ({ payments }));
  await choose();
  expect(await screen.findByText('What this file changes')).toBeDefined();
  expect(screen.getByText('Rita Ferreira')).toBeDefined();
  expect(screen.getByText('AC04')).toBeDefined();
  expect(screen.getByText('Unknown payment x-9')).toBeDefined();
  const request = { xml: '<Document/>' };
  expect(calls).toEqual([{ procedure, input: { ...request, isTrial: true } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Save bank’s response' }));
  await waitFor(() =>
    expect(calls).toContainEqual({ procedure, input: { ...request, isTrial: false } }),
  );
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save bank’s response' })).toBeNull();
});

it('says that a file can’t be read, and that nothing is new', async () => {
  const { choose } = show(() => {
    throw new StubError('BANK_FILE_UNREADABLE', 422);
  });
  await choose();
  expect((await screen.findByRole('alert')).textContent).toContain('pain.002 or camt.054');
  cleanup();
  const other = show(() => ({ payments: [{ ...payments[1], outcome: 'known' }] }));
  await other.choose();
  expect(await screen.findByText('Nothing in this file is new.')).toBeDefined();
});
