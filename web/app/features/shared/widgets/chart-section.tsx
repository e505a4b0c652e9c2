import { useLocalPath } from '../../../lib/local-path.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { BarTable } from '../../../ui/chart/bar-table.tsx';
import { CandlestickChart } from '../../../ui/chart/candlestick-chart.tsx';
import type { ChartBar } from '../../../ui/chart/chart-bar.ts';
import { ChoiceLinks } from './choice-links.tsx';
import { type RangeId, ranges, type WidgetView, widgetUrl } from './widget-view.ts';

const rangeNames: Record<RangeId, TextKey> = {
  '3m': 'widgets.chart.ranges.quarter',
  '1y': 'widgets.chart.ranges.year',
  all: 'widgets.chart.ranges.all',
};

/** A market's invented history, as a chart and as a table. */
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
              to: localPath(widgetUrl({ ...view, range: id })),
              isCurrent: id === range,
            }))}
          />
        </header>
        <figure
          className="grid gap-4"
          aria-label={t('widgets.chart.figure', { market: t(market.name) })}
        >
          {/* Remounts for another series, so that the crosshair starts at its last bar. */}
          <CandlestickChart key={`${market.id} ${range}`} bars={bars} digits={market.digits} />
          <figcaption className="type-small">{`${t(market.name)}. ${note}`}</figcaption>
        </figure>
        <BarTable
          caption={t('widgets.chart.figure', { market: t(market.name) })}
          bars={bars}
          digits={market.digits}
        />
      </div>
    </section>
  );
}
