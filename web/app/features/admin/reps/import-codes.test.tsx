// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { ImportCodes } from './import-codes.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const procedure = 'salesRepsAdmin.importCodes';

it('shows the result of each row, and adds the codes only then', async () => {
  const rows = [
    { row: 2, email: 'rita@reps.example', code: 'OLD-1', outcome: 'added' },
    { row: 3, email: 'who@reps.example', code: 'OLD-2', outcome: 'noRep' },
  ];
  const calls = network.answer({ [procedure]: () => ({ rows }) });
  const { container } = render(
    <PageFrame path="/admin/sales-reps">
      <ImportCodes />
    </PageFrame>,
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file can be chosen');
  await userEvent.upload(input, new File(['email,code'], 'codes.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Row 3')).toBeDefined();
  expect(screen.getByText('New code')).toBeDefined();
  expect(screen.getByText('No sales rep with this email')).toBeDefined();
  expect(calls).toEqual([{ procedure, input: { csv: 'email,code', isTrial: true } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Add codes' }));
  await waitFor(() =>
    expect(calls).toContainEqual({ procedure, input: { csv: 'email,code', isTrial: false } }),
  );
});
