// @vitest-environment jsdom
import type { VatIdState } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { BillingSection } from './billing-section.tsx';
import { makeRepDashboard } from './rep-dashboard.factory.ts';

const { network, StubError } = await vi.hoisted(async () => {
  const stub = await import('../../../lib/testing/stub-api.ts');
  return { network: stub.replaceNetwork(), StubError: stub.StubError };
});

afterEach(cleanup);

const billing = {
  name: 'Tomáš Baláž',
  street: 'Hlavná 7',
  postcode: '040 01',
  city: 'Košice',
  country: 'SK',
  vatId: 'SK1034567890',
  chargesVat: true,
};

function show(
  known: typeof billing | null,
  vatIdState: VatIdState | null = null,
  save = (): unknown => makeRepDashboard(),
) {
  const calls = network.answer({
    'salesReps.saveBilling': save,
    'identity.account.read': () => ({ hasPassword: true }),
  });
  render(
    <PageFrame path="/sales-rep-dashboard">
      <BillingSection dashboard={makeRepDashboard({ billing: known, vatIdState })} />
    </PageFrame>,
  );
  return calls;
}

const currentPassword = 'a long enough one';

it('agrees to self-billing with an address, and says what is wrong before it asks', async () => {
  const user = userEvent.setup();
  const calls = show(null);
  await user.click(screen.getByRole('button', { name: 'Add billing details' }));
  await user.type(screen.getByLabelText('Name or company'), billing.name);
  await user.type(screen.getByLabelText('Street and number'), billing.street);
  await user.type(screen.getByLabelText('Postcode'), billing.postcode);
  await user.type(screen.getByLabelText(/^VAT number/), 'DE123456789');
  const save = screen.getByRole('button', { name: 'Save billing details' });
  await user.click(save);
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
  await user.type(screen.getByLabelText('City'), billing.city);
  await user.click(save);
  expect(screen.getByText(/VAT number from this country, such as SK/)).toBeDefined();
  await user.clear(screen.getByLabelText(/^VAT number/));
  await user.click(screen.getByLabelText(/I charge Slovak VAT/));
  await user.click(save);
  expect(screen.getByText('Enter the VAT number you charge VAT under.')).toBeDefined();
  await user.type(screen.getByLabelText(/^VAT number/), 'sk1034567890');
  await user.click(save);
  expect(calls.filter(({ procedure }) => procedure === 'salesReps.saveBilling')).toEqual([]);
  await user.type(screen.getByLabelText('Your password'), currentPassword);
  await user.click(save);
  await waitFor(() =>
    expect(calls).toContainEqual({
      procedure: 'salesReps.saveBilling',
      input: { billing, currentPassword },
    }),
  );
});

it('shows the address, and ends self-billing after the password', async () => {
  const user = userEvent.setup();
  const calls = show(billing, 'verified');
  expect(screen.getByText('Hlavná 7')).toBeDefined();
  expect(screen.queryByText(/VIES/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Stop self-billing' }));
  await user.type(await screen.findByLabelText('Your password'), currentPassword);
  await user.click(screen.getByRole('button', { name: 'Stop self-billing' }));
  await waitFor(() =>
    expect(calls).toContainEqual({
      procedure: 'salesReps.saveBilling',
      input: { billing: null, currentPassword },
    }),
  );
});

it.each([
  ['waiting', /your invoices have to wait/],
  ['refused', /doesn’t recognise this VAT number/],
] as const)('says why a VAT ID that is %s has no invoices', (state, text) => {
  show(billing, state);
  expect(screen.getByText(text)).toBeDefined();
});

it('says at the VAT number why the server refused it', async () => {
  const user = userEvent.setup();
  show(billing, 'verified', () => {
    throw new StubError('VAT_ID_REFUSED', 409, { why: 'malformed' });
  });
  await user.click(screen.getByRole('button', { name: 'Change billing details' }));
  await user.type(screen.getByLabelText('Your password'), currentPassword);
  await user.click(screen.getByRole('button', { name: 'Save billing details' }));
  await screen.findByText(/isn’t a valid VAT number/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^VAT number/)));
});
