import { useLocalPath } from '../../../lib/local-path.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { ChoiceLinks } from '../choice-links.tsx';
import type { Market } from '../markets.ts';
import { type RangeId, ranges, type WidgetView, widgetAddress } from '../widget-view.ts';
import { CandlestickChart } from './candlestick-chart.tsx';
import { type ChartBar, instantOf } from './chart-bar.ts';

const rangeNames: Record<RangeId, TextKey> = {
  '3m': 'widgets.chart.ranges.quarter',
  '1y': 'widgets.chart.ranges.year',
  all: 'widgets.chart.ranges.all',
};

/** A market's invented history, as a picture and as figures. */
export function ChartSection({ view, bars }: { view: WidgetView; bars: readonly ChartBar[] }) {
  const t = useTexts('widgets');
  const localPath = useLocalPath();
  const { market, range } = view;
  const note = range === '3m' ? t('widgets.chart.noteDaily') : t('widgets.chart.noteWeekly');
  return (
    <section aria-labelledby="chart-title" data-ground="deep" className="section">
      <div className="page grid grid-cols-1 gap-8">
        <header className="grid gap-x-gutter gap-y-4 lg:grid-cols-12 lg:items-end">
          <div className="grid gap-3 lg:col-span-7">
            <h2 id="chart-title" className="type-h2">
              {t('widgets.chart.title')}
            </h2>
            <p className="type-body">{t('widgets.chart.lede')}</p>
          </div>
          <ChoiceLinks
            label={t('widgets.chart.range')}
            className="lg:col-span-5 lg:justify-self-end"
            choices={ranges.map((id) => ({
              id,
              name: t(rangeNames[id]),
              to: localPath(widgetAddress({ ...view, range: id })),
              isCurrent: id === range,
            }))}
          />
        </header>
        <figure
          className="grid gap-4"
          aria-label={t('widgets.chart.figure', { market: t(market.name) })}
        >
          {/* Another series begins at its last bar again. */}
          <CandlestickChart key={`${market.id} ${range}`} market={market} bars={bars} />
          <figcaption className="type-small">{`${t(market.name)}. ${note}`}</figcaption>
        </figure>
        <BarTable market={market} bars={bars} />
      </div>
    </section>
  );
}

function BarTable({ market, bars }: { market: Market; bars: readonly ChartBar[] }) {
  const t = useTexts('widgets');
  const format = useFormat();
  const price = (figure: 'open' | 'high' | 'low' | 'close', header: string): Column<ChartBar> => ({
    id: figure,
    header,
    align: 'end',
    cell: (bar) => format.number(bar[figure], market.digits),
  });
  const columns: Column<ChartBar>[] = [
    {
      id: 'day',
      header: t('widgets.chart.day'),
      cell: (bar) => format.date(instantOf(bar), 'medium'),
      className: 'whitespace-nowrap',
    },
    price('open', t('widgets.chart.open')),
    price('high', t('widgets.chart.high')),
    price('low', t('widgets.chart.low')),
    price('close', t('widgets.chart.close')),
  ];
  return (
    <details className="group/table border-t border-rule pt-2">
      <summary className="inline-flex min-h-11 items-center text-sm font-[560] text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.28em] hover:decoration-river">
        {t('widgets.chart.table')}
      </summary>
      <Table
        caption={t('widgets.chart.figure', { market: t(market.name) })}
        columns={columns}
        rows={bars}
        rowKey={(bar) => bar.day}
        maxHeight="28rem"
        className="mt-3 max-w-3xl"
      />
    </details>
  );
}
