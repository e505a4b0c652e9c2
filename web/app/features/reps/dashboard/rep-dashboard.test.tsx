// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { readDashboardView } from './dashboard-view.ts';
import { makeCommissionLine, makeRepDashboard, repUuid } from './rep-dashboard.factory.ts';
import { RepDashboardPage } from './rep-dashboard-page.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const held = makeCommissionLine({
  id: repUuid(43),
  number: 1_043,
  title: 'DAX: The Opening Hour',
  state: 'held',
  hold: {
    reasons: ['sameIban'],
    since: new Date('2026-11-02T08:00:00Z'),
    decision: null,
    decidedAt: null,
    note: null,
  },
});

function show(dashboard = makeRepDashboard(), search = '') {
  const calls = network.answer({
    'salesReps.dashboard': () => dashboard,
    'salesReps.lines': () => ({ lines: [held, makeCommissionLine()], nextCursor: null }),
    'salesReps.payouts': () => [],
    'salesReps.statements': () => [],
    'salesReps.acceptAgreement': () => makeRepDashboard(),
    'salesReps.saveProfile': () => makeRepDashboard(),
    'identity.account.read': () => ({ hasPassword: true }),
  });
  render(
    <PageFrame path={`/sales-rep-dashboard${search}`}>
      <RepDashboardPage view={readDashboardView(new URLSearchParams(search))} />
    </PageFrame>,
  );
  return calls;
}

describe('dashboard of a sales representative', () => {
  it('[R2.31] begins with the next payout and how it adds up', async () => {
    show();
    const head = await screen.findByRole('region', { name: /Your next payout/ });
    expect(head.textContent).toContain('Tuesday 1 December');
    expect(head.textContent).toContain('€284.51');
    const sum = within(head).getByRole('table', { name: 'How it adds up' });
    expect(within(sum).getByText('€209.37')).toBeDefined();
    expect(within(sum).getByText('€75.14')).toBeDefined();
    expect(within(sum).getByText('€22.54')).toBeDefined();
  });

  it('saves the name that visitors see, and says where it is too short', async () => {
    const calls = show();
    const field = await screen.findByLabelText(/Display name/);
    await userEvent.clear(field);
    await userEvent.type(field, 'R{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'ita{Enter}');
    await waitFor(() =>
      expect(calls).toContainEqual({
        procedure: 'salesReps.saveProfile',
        input: { displayName: 'Rita' },
      }),
    );
  });

  it('draws banners that say what they are, in the size that is chosen', async () => {
    show();
    const banners = await screen.findByRole('region', { name: 'Banners' });
    const picture = () => within(banners).getByRole('img');
    expect(picture().getAttribute('alt')).toMatch(/Paid partnership\. CFDs are complex/);
    expect(picture().getAttribute('width')).toBe('300');
    await userEvent.selectOptions(within(banners).getByLabelText('Size'), '728 × 90');
    expect(picture().getAttribute('width')).toBe('728');
    expect(decodeURIComponent(picture().getAttribute('src') ?? '')).toContain('Paid partnership');
  });

  it('says what is missing for the payout, and does it', async () => {
    const { nextPayout } = makeRepDashboard();
    const calls = show(
      makeRepDashboard({
        nextPayout: { ...nextPayout, missing: ['agreement', 'bankAccount'] },
        agreement: { current: 1, accepted: null },
      }),
    );
    await userEvent.click(
      await screen.findByRole('button', { name: 'Accept agreement (version 1)' }),
    );
    await waitFor(() =>
      expect(calls).toContainEqual({
        procedure: 'salesReps.acceptAgreement',
        input: { version: 1 },
      }),
    );
  });

  it('shows every line with its receipt, and a held one with the reason', async () => {
    show();
    const items = within(await screen.findByRole('region', { name: 'Commissions' }));
    expect(
      await items.findByText(/It was paid from the account your payouts go to\./),
    ).toBeDefined();
    const receipt = items.getByRole('table', { name: 'Receipt 1039', hidden: true });
    expect(receipt.textContent).toContain('Net price€263.95');
    expect(receipt.textContent).toContain('Your 20%€52.79');
    expect(items.getAllByText(/submitted BALAZ7 at sign-up/)).toHaveLength(2);
  });

  it('asks for the lines of the state in the address', async () => {
    const calls = show(undefined, '?state=held&days=30');
    await screen.findByRole('region', { name: /Your next payout/ });
    const requested = (procedure: string) =>
      calls.find((call) => call.procedure === procedure)?.input;
    expect(requested('salesReps.lines')).toEqual({ state: 'held', limit: 10 });
    expect(requested('salesReps.dashboard')).toEqual({ days: 30 });
  });

  it('makes a link with the code to any page of the site, and to no other', async () => {
    show();
    const share = within(await screen.findByRole('region', { name: 'Share your link' }));
    const link = () => share.queryByLabelText<HTMLInputElement>('Your link')?.value;
    expect(link()).toBe('http://localhost/rep/BALAZ7');
    await userEvent.selectOptions(share.getByLabelText('Page'), 'Pricing');
    expect(link()).toBe('http://localhost/pricing?ref=BALAZ7');
    await userEvent.selectOptions(share.getByLabelText('Page'), 'Another page…');
    await userEvent.type(share.getByLabelText('Page URL'), 'https://evil.example/x');
    expect(link()).toBeUndefined();
    expect(share.getByText('This isn’t a page on this site. Paste a different URL.')).toBeDefined();
  });

  it('refuses a mistyped IBAN before the password is sent', async () => {
    const calls = show(makeRepDashboard({ bank: null }));
    const bank = within(await screen.findByRole('region', { name: 'Bank and tax details' }));
    await userEvent.click(bank.getByRole('button', { name: 'Add bank details' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Account holder'), 'Tomáš Baláž');
    await userEvent.type(dialog.getByLabelText('IBAN'), 'SK3112000000198742637542');
    await userEvent.click(dialog.getByRole('button', { name: 'Save bank details' }));
    expect(dialog.getByText(/That IBAN isn’t right/)).toBeDefined();
    await userEvent.clear(dialog.getByLabelText('IBAN'));
    await userEvent.type(dialog.getByLabelText('IBAN'), 'TR33 0006 1005 1978 6457 8413 26');
    await userEvent.click(dialog.getByRole('button', { name: 'Save bank details' }));
    expect(dialog.getByText(/We can only pay to SEPA countries/)).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByLabelText('IBAN'));
    expect(calls.some(({ procedure }) => procedure === 'salesReps.saveBank')).toBe(false);
  });
});
