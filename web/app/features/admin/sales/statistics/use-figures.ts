import type { queries } from '../../../../lib/api.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useSalesFormat } from '../use-sales-format.ts';

export type Statistics = Awaited<ReturnType<typeof queries.ordersAdmin.statistics.call>>;

export function useFigures(sales: Statistics): { label: string; value: string }[] {
  const t = useTexts('sales');
  const format = useSalesFormat();
  return [
    { label: t('sales.statistics.orders'), value: format.number(sales.orders) },
    { label: t('sales.statistics.sales'), value: format.money(sales.sales) },
    { label: t('sales.lines.refunded'), value: format.money(sales.refunded) },
    { label: t('sales.lines.net'), value: format.money(sales.net) },
    { label: t('sales.lines.vat'), value: format.money(sales.vat) },
  ];
}
