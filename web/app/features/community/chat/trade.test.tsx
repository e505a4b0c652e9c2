// @vitest-environment jsdom

import { assessTrade } from '@danube/contract/community/chat-trade.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { messageOf } from './message.factory.ts';
import { TradeCard } from './trade-card.tsx';
import { TradeComparison } from './trade-comparison.tsx';
import { TradeDialog } from './trade-dialog.tsx';

afterEach(cleanup);

const plan = assessTrade({
  chart: 'dax',
  side: 'long',
  drawn: { entry: 18_540, stop: 18_500, target: 18_560, units: 2 },
});

it('a trade is one line with its marks, and opens to the chart', async () => {
  const onDrawYours = vi.fn();
  render(
    <PageFrame>
      <TradeCard trade={plan} onDrawYours={onDrawYours} />
    </PageFrame>,
  );
  const line = await screen.findByRole('button', { name: /DAX practice chart, Long \(buy\)/ });
  expect(line.textContent).toContain('3 of 4 risk rules met');
  await userEvent.click(line);
  expect(await screen.findByRole('figure')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Draw yours' }));
  expect(onDrawYours).toHaveBeenCalledTimes(1);
});

it('a trade is drawn by typing its prices, and needs an entry and a reason', async () => {
  const onSend = vi.fn();
  render(
    <PageFrame>
      <TradeDialog like={null} onSend={onSend} />
    </PageFrame>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Draw a trade' }));
  const dialog = within(await screen.findByRole('dialog'));
  const share = dialog.getByRole('button', { name: 'Share trade' });
  await userEvent.click(share);
  expect(await dialog.findByText('Set the entry first.')).toBeTruthy();
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.selectOptions(dialog.getByLabelText('Practice chart'), 'gold');
  await userEvent.selectOptions(dialog.getByLabelText('Direction'), 'short');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Entry' }), '2380');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Stop' }), '2385');
  await userEvent.type(dialog.getByLabelText('Your reasoning'), 'Lower high.');
  await userEvent.click(share);
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  expect(onSend).toHaveBeenCalledWith({
    text: 'Lower high.',
    mentions: [],
    trade: {
      chart: 'gold',
      side: 'short',
      drawn: { entry: 2380, stop: 2385, target: null, units: null },
    },
    picture: null,
  });
});

it('trades on the same chart stand next to each other', async () => {
  const other = assessTrade({ ...plan, drawn: { ...plan.drawn, target: 18_620 } });
  const elsewhere = assessTrade({ ...plan, chart: 'oil' });
  render(
    <PageFrame>
      <TradeComparison
        messages={[plan, other, elsewhere].map((trade, index) =>
          messageOf({ seq: index + 1, trade }),
        )}
      />
    </PageFrame>,
  );
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(['Rules met', '3/4', '4/4']);
});
