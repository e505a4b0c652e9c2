import { useTexts } from '../../lib/texts.tsx';
import { useFormat } from '../../lib/use-format.tsx';
import type { Column } from '../table.tsx';
import { areIntraday, type ChartBar, formatBarTime } from './chart-bar.ts';
import { markerLabels, overlayFigures } from './chart-overlay.tsx';
import { ChartTable } from './chart-table.tsx';
import type { Overlay } from './overlay.ts';

type BarTableProps = {
  caption: string;
  bars: readonly ChartBar[];
  digits: number;
  overlay?: Overlay;
  /** The first column's header if the bars have no date. */
  momentHeader?: string;
};

type Row = { readonly bar: ChartBar; readonly index: number };

/** A chart's values as a table. */
export function BarTable({ caption, bars, digits, overlay, momentHeader }: BarTableProps) {
  const t = useTexts('chart');
  const format = useFormat();
  const price = (value: number) => format.number(value, digits);
  const figure = (name: 'open' | 'high' | 'low' | 'close', header: string): Column<Row> => ({
    id: name,
    header,
    align: 'end',
    cell: ({ bar }) => price(bar[name]),
  });
  const columns: Column<Row>[] = [
    {
      id: 'day',
      header: momentHeader ?? t('chart.day'),
      cell: ({ bar }) => formatBarTime(format, bar, areIntraday(bars) ? 'moment' : 'medium'),
      className: 'whitespace-nowrap',
    },
    figure('open', t('chart.open')),
    figure('high', t('chart.high')),
    figure('low', t('chart.low')),
    figure('close', t('chart.close')),
    ...(overlay ? overlayColumns(overlay, price) : []),
    ...(overlay?.marks?.length
      ? [
          {
            id: 'marks',
            header: t('chart.marks'),
            cell: ({ index }: Row) => markerLabels(overlay, index),
          },
        ]
      : []),
  ];
  return (
    <ChartTable
      caption={caption}
      columns={columns}
      rows={bars.map((bar, index) => ({ bar, index }))}
      rowKey={({ bar }) => String(bar.time)}
      {...(overlay ? { className: '' } : {})}
    />
  );
}

function overlayColumns(overlay: Overlay, price: (value: number) => string): Column<Row>[] {
  return overlayFigures(overlay, { index: 0, price }).map(({ id, label }) => ({
    // An overlay line may have the same id as a bar value, such as the high of a range.
    id: `over ${id}`,
    header: label,
    align: 'end',
    cell: ({ index }) =>
      overlayFigures(overlay, { index, price }).find((each) => each.id === id)?.value ?? '–',
  }));
}
