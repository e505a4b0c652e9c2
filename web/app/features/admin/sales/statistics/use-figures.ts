import type { queries } from '../../../../lib/api.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import type { Figure } from '../../kit/statistics/figure-row.tsx';
import { cents, useSalesFormat } from '../use-sales-format.ts';

export type Statistics = Awaited<ReturnType<typeof queries.ordersAdmin.statistics.call>>;

/** Revenue after refunds in large type; the others break it down. */
export function useFigures(sales: Statistics, before: Statistics | undefined): Figure[] {
  const t = useTexts('sales', 'statistics');
  const format = useSalesFormat();
  const money = (amount: number) => format.money(cents(amount));
  const revenue = {
    is: t('statistics.figures.revenue.is'),
    not: t('statistics.figures.revenue.not'),
    write: money,
  };
  const amount = (id: 'sales' | 'refunded' | 'net' | 'vat', label: string): Figure => ({
    ...revenue,
    id,
    label,
    value: sales[id],
    before: before?.[id],
  });
  return [
    {
      ...revenue,
      id: 'revenue',
      label: t('sales.statistics.revenue'),
      value: sales.revenue,
      before: before?.revenue,
    },
    {
      id: 'orders',
      label: t('sales.statistics.orders'),
      value: sales.orders,
      before: before?.orders,
      is: t('statistics.figures.orders.is'),
      not: t('statistics.figures.orders.not'),
      write: (count) => format.number(count),
    },
    amount('sales', t('sales.statistics.sales')),
    { ...amount('refunded', t('sales.lines.refunded')), isLessBetter: true },
    amount('net', t('sales.lines.net')),
    amount('vat', t('sales.lines.vat')),
  ];
}
