// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { BillingPart } from './billing-part.tsx';
import { makeRepDashboard } from './rep-dashboard.factory.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const billing = {
  name: 'Tomáš Baláž',
  street: 'Hlavná 7',
  postcode: '040 01',
  city: 'Košice',
  country: 'SK',
  vatId: 'SK1034567890',
};

function show(known: typeof billing | null) {
  const calls = network.answer({ 'salesReps.saveBilling': () => makeRepDashboard() });
  render(
    <PageFrame path="/sales-rep-dashboard">
      <BillingPart dashboard={makeRepDashboard({ billing: known })} />
    </PageFrame>,
  );
  return calls;
}

it('agrees to self-billing with an address, and says what is wrong before it asks', async () => {
  const user = userEvent.setup();
  const calls = show(null);
  await user.click(screen.getByRole('button', { name: 'Add billing details' }));
  await user.type(screen.getByLabelText('Name or company'), billing.name);
  await user.type(screen.getByLabelText('Street and number'), billing.street);
  await user.type(screen.getByLabelText('Postcode'), billing.postcode);
  await user.type(screen.getByLabelText(/VAT ID/), 'DE123456789');
  const save = screen.getByRole('button', { name: 'Save billing details' });
  await user.click(save);
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
  await user.type(screen.getByLabelText('City'), billing.city);
  await user.click(save);
  expect(screen.getByText(/VAT ID of this country, such as SK/)).toBeDefined();
  await user.clear(screen.getByLabelText(/VAT ID/));
  await user.type(screen.getByLabelText(/VAT ID/), 'sk1034567890');
  await user.click(save);
  await waitFor(() =>
    expect(calls).toContainEqual({ procedure: 'salesReps.saveBilling', input: { billing } }),
  );
});

it('shows the address, and ends self-billing', async () => {
  const calls = show(billing);
  expect(screen.getByText('Hlavná 7')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Stop self-billing' }));
  await waitFor(() =>
    expect(calls).toContainEqual({ procedure: 'salesReps.saveBilling', input: { billing: null } }),
  );
});
