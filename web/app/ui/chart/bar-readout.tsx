import type { TextKey } from '../../lib/text-keys.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useFormat } from '../../lib/use-format.tsx';
import { classNames } from '../class-names.ts';
import { type ChartBar, formatBarTime } from './chart-bar.ts';
import { LineKey, markerLabels, overlayFigures } from './chart-overlay.tsx';
import type { Overlay } from './overlay.ts';

const figures = [
  ['open', 'chart.open'],
  ['high', 'chart.high'],
  ['low', 'chart.low'],
  ['close', 'chart.close'],
] as const satisfies readonly (readonly [keyof ChartBar, TextKey])[];

/** How the chart formats prices and times. */
export type ChartFormat = { readonly digits: number; readonly isIntraday: boolean };

/** The values of the bar under the crosshair. Each column is as wide as its longest value. */
export function BarReadout(props: {
  bar: ChartBar;
  before?: ChartBar | undefined;
  hasChange: boolean;
  writing: ChartFormat;
}) {
  const { bar, before, hasChange, writing } = props;
  const t = useTexts('chart');
  const format = useFormat();
  const change = before ? bar.close / before.close - 1 : 0;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-end">
      <p className="grid gap-1">
        <span className="type-small">
          {formatBarTime(format, bar, writing.isIntraday ? 'moment' : 'medium')}
        </span>
        <span className="flex items-baseline gap-3">
          <span className="type-number min-w-[5ch] text-4xl">
            {format.number(bar.close, writing.digits)}
          </span>
          {hasChange ? (
            <span className={classNames('tabular text-sm', colourOf(change))}>
              {format.change(change, 2)}
            </span>
          ) : null}
        </span>
      </p>
      <dl className="flex flex-wrap justify-between gap-x-3 gap-y-2 sm:justify-self-end sm:gap-x-4">
        {figures.map(([figure, label]) => (
          <div key={figure} className="grid gap-0.5">
            <dt className="type-small">{t(label)}</dt>
            <dd className="tabular text-sm">{format.number(bar[figure], writing.digits)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type OverlayReadoutProps = { overlay: Overlay; index: number; digits: number };

/** The overlay's values at the crosshair, each with its line style. */
export function OverlayReadout({ overlay, index, digits }: OverlayReadoutProps) {
  const format = useFormat();
  const price = (value: number) => format.number(value, digits);
  const words = markerLabels(overlay, index);
  return (
    <div className="grid gap-2 border-t border-rule pt-3">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-6 gap-y-2 text-sm">
        {overlayFigures(overlay, { index, price }).map(({ id, label, look, value }) => (
          <div key={id} className="grid content-start gap-0.5">
            <dt className="type-small flex items-center gap-2">
              {look ? <LineKey look={look} /> : null}
              {label}
            </dt>
            <dd className="tabular">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {/* Reserves its line, so the chart doesn't jump while the crosshair moves. */}
      {overlay.marks ? <p className="min-h-6 text-sm font-[560]">{words}</p> : null}
    </div>
  );
}

/** A change that rounds to zero gets neither colour. */
function colourOf(change: number): string {
  if (Math.abs(change) < 0.00005) return 'text-ink-3';
  return change < 0 ? 'text-fall' : 'text-rise';
}

/** How a screen reader announces a bar and its overlay. */
export function useBarSentence(
  { digits, isIntraday }: ChartFormat,
  overlay: Overlay | undefined,
): (bar: ChartBar, index: number) => string {
  const t = useTexts('chart');
  const format = useFormat();
  const price = (value: number) => format.number(value, digits);
  return (bar, index) => {
    const sentence = t('chart.bar', {
      day: formatBarTime(format, bar, isIntraday ? 'moment' : 'long'),
      open: price(bar.open),
      high: price(bar.high),
      low: price(bar.low),
      close: price(bar.close),
    });
    if (!overlay) return sentence;
    const changing = { ...overlay, lines: overlay.lines.filter(({ isFixed }) => !isFixed) };
    const over = overlayFigures(changing, { index, price })
      .filter(({ value }) => value !== null)
      .map(({ label, value }) => `${label} ${value}`);
    const words = markerLabels(overlay, index);
    return [sentence, ...over, ...(words ? [words] : [])].join('; ');
  };
}
