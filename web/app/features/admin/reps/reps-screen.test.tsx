// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { makeCommissionLine, repUuid } from '../../reps/dashboard/rep-dashboard.factory.ts';
import { RepsScreen } from './reps-screen.tsx';
import { readRepsView } from './reps-view.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const balances = { pending: 150_47, held: 22_54, payable: 209_37, paid: 86_70 };
const rep = {
  id: repUuid(1),
  userId: 'u',
  name: 'Rita Ferreira',
  code: 'FERREIRA4',
  isActive: true,
  balances,
  funnel: { clicks: 1_184, signUps: 61, orders: 14, earned: 480_52 },
};
const held = {
  ...makeCommissionLine({
    state: 'held',
    amount: 22_54,
    hold: {
      reasons: ['sameMail'],
      since: new Date('2026-11-02T08:00:00Z'),
      decision: null,
      decidedAt: null,
      note: null,
    },
  }),
  repId: rep.id,
  repName: rep.name,
  orderId: repUuid(7),
};
const draft = {
  id: repUuid(9),
  period: '2026-12',
  state: 'draft',
  total: 284_51,
  count: 1,
  draftedAt: new Date('2026-12-01T08:00:00Z'),
  draftedBy: 'Olga Brandt',
  confirmedAt: null,
  confirmedBy: null,
  sentAt: null,
  fileHash: null,
};
const item = {
  repId: rep.id,
  repName: rep.name,
  holderName: 'Rita Ferreira',
  ibanEnd: '1234',
  amount: 284_51,
  lines: 6,
  state: 'draft',
  returnedBecause: null,
  documents: [],
};

function show(more: Parameters<typeof network.answer>[0] = {}) {
  const calls = network.answer({
    'salesRepsAdmin.list': () => ({
      reps: [rep],
      nextCursor: null,
      total: 1,
      owed: 359_84,
      held: 1,
    }),
    'salesRepsAdmin.holds': () => [held],
    'salesRepsAdmin.payouts': () => [draft],
    'salesRepsAdmin.readPayout': () => ({ ...draft, items: [item] }),
    ...more,
  });
  render(
    <PageFrame path="/admin/sales-reps">
      <RepsScreen view={readRepsView(new URLSearchParams())} />
    </PageFrame>,
  );
  return calls;
}

describe('sales representatives in the administration', () => {
  it('[R2.29a] lists them with what they bring, each leading to their own page', async () => {
    show();
    const table = within(await screen.findByRole('table', { name: 'All sales reps' }));
    const link = await table.findByRole('link', { name: 'Rita Ferreira' });
    expect(link.getAttribute('href')).toBe(`/admin/sales-reps/${rep.id}`);
    expect(table.getByText('€480.52')).toBeDefined();
  });

  it('decides a held commission with a reason, once', async () => {
    const calls = show({ 'salesRepsAdmin.decideHold': () => held });
    const holds = within(await screen.findByRole('region', { name: 'Held commissions to review' }));
    expect(await holds.findByText(/The buyer’s email address looks like yours\./)).toBeDefined();
    await userEvent.click(holds.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(calls.some(({ procedure }) => procedure === 'salesRepsAdmin.decideHold')).toBe(false);
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Own order');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = calls.filter(({ procedure }) => procedure === 'salesRepsAdmin.decideHold');
    expect(sent.map(({ input }) => input)).toEqual([
      { id: held.id, decision: 'refused', note: 'Own order' },
    ]);
  });

  it('says why whoever drafted a payout cannot confirm it', async () => {
    show({
      'salesRepsAdmin.confirmPayout': () => {
        throw new StubError('PAYOUT_REFUSED', 409, { why: 'ownDraft', until: null });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm payout' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm payout' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'You drafted this payout. Someone else has to confirm it.',
    );
    expect(screen.queryByRole('button', { name: 'Draft payout' })).toBeNull();
  });

  // Also shown to staff who are paid by the payout but didn't draft it, so it can't say "only one".
  it('tells whoever has to wait why and until when', async () => {
    show({
      'salesRepsAdmin.confirmPayout': () => {
        throw new StubError('PAYOUT_REFUSED', 409, { why: 'tooEarly', until: null });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm payout' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm payout' }));
    const { textContent } = await dialog.findByRole('alert');
    expect(textContent).toContain('24 hours after it was drafted or your team last changed');
    expect(textContent).not.toContain('only one');
  });
});
