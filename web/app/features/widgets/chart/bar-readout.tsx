import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Market } from '../markets.ts';
import { type ChartBar, instantOf } from './chart-bar.ts';

const figures = [
  ['open', 'widgets.chart.open'],
  ['high', 'widgets.chart.high'],
  ['low', 'widgets.chart.low'],
  ['close', 'widgets.chart.close'],
] as const satisfies readonly (readonly [keyof ChartBar, TextKey])[];

/** The bar under the crosshair in figures. Every place is as wide as its longest figure. */
export function BarReadout(props: {
  market: Market;
  bar: ChartBar;
  before?: ChartBar | undefined;
}) {
  const { market, bar, before } = props;
  const t = useTexts('widgets');
  const format = useFormat();
  const change = before ? bar.close / before.close - 1 : 0;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-end">
      <p className="grid gap-1">
        <span className="type-small">{format.date(instantOf(bar), 'medium')}</span>
        <span className="flex items-baseline gap-3">
          <span className="type-number min-w-[5ch] text-4xl">
            {format.number(bar.close, market.digits)}
          </span>
          <span className={classNames('tabular text-sm', colourOf(change))}>
            {format.change(change)}
          </span>
        </span>
      </p>
      <dl className="grid grid-cols-4 gap-x-4 sm:justify-self-end">
        {figures.map(([figure, label]) => (
          <div key={figure} className="grid gap-0.5">
            <dt className="type-small">{t(label)}</dt>
            <dd className="tabular text-sm">{format.number(bar[figure], market.digits)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What is written as nothing has neither colour. */
function colourOf(change: number): string {
  if (Math.abs(change) < 0.0005) return 'text-ink-3';
  return change < 0 ? 'text-fall' : 'text-rise';
}

/** What a screen reader says of a bar. */
export function useBarSentence(market: Market): (bar: ChartBar) => string {
  const t = useTexts('widgets');
  const format = useFormat();
  const price = (value: number) => format.number(value, market.digits);
  return (bar) =>
    t('widgets.chart.bar', {
      day: format.date(instantOf(bar), 'long'),
      open: price(bar.open),
      high: price(bar.high),
      low: price(bar.low),
      close: price(bar.close),
    });
}
