// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { PaymentCancelNote } from './payment-cancel-note.tsx';
import { PaymentOptionsPage } from './payment-options-page.tsx';

afterEach(cleanup);

const ways = ['Cards and wallets', 'SEPA Direct Debit', 'iDEAL', 'Klarna', 'SEPA bank transfer'];

function headings(level: number): (string | null)[] {
  return screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
}

it('shows the ways to pay [R2.67]', () => {
  render(
    <PageFrame>
      <PaymentOptionsPage />
    </PageFrame>,
  );
  expect(headings(3)).toEqual(ways);
  expect(headings(1)).toEqual(['Ways to pay, at no extra cost.']);
});

it('shows them to whoever left a payment, who is told that nothing was charged [R2.67]', () => {
  render(
    <PageFrame>
      <PaymentOptionsPage note={<PaymentCancelNote orderId="o1" />} />
    </PageFrame>,
  );
  expect(headings(1)).toEqual(['You haven’t been charged']);
  expect(headings(3)).toEqual(ways);
  expect(screen.getByRole('link', { name: 'Back to order' }).getAttribute('href')).toBe(
    '/my-orders/o1',
  );
});
