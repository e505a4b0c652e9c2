import { type CSSProperties, type PointerEvent, useMemo, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import type { Market } from '../markets.ts';
import { BarReadout, useBarSentence } from './bar-readout.tsx';
import type { ChartBar } from './chart-bar.ts';
import { instantOf } from './chart-bar.ts';
import { barAt, type ChartShape, chartHeight, chartWidth, drawChart } from './chart-shape.ts';

type ChartProps = { market: Market; bars: readonly ChartBar[] };

/**
 * Candles with a crosshair. The crosshair is a native slider: arrow keys, Home and End move it,
 * and a screen reader says the bar it stands on; a pointer moves it too.
 */
export function CandlestickChart({ market, bars }: ChartProps) {
  const t = useTexts('widgets');
  const shape = useMemo(() => drawChart(bars), [bars]);
  const sentence = useBarSentence(market);
  const [chosen, setChosen] = useState(bars.length - 1);
  const index = Math.min(chosen, bars.length - 1);
  const bar = bars[index];
  if (!bar) return null;

  function follow(event: PointerEvent<HTMLDivElement>) {
    const frame = event.currentTarget.getBoundingClientRect();
    setChosen(barAt((event.clientX - frame.left) / frame.width, bars.length));
  }

  return (
    <div className="grid gap-5">
      <BarReadout market={market} bar={bar} before={bars[index - 1]} />
      {/* Prices stand left to right in every script, as they do on trading screens. */}
      <div dir="ltr" data-needs-app="" className="grid grid-cols-[minmax(0,1fr)_4.25rem]">
        <div
          onPointerMove={follow}
          onPointerDown={follow}
          className="@container relative h-72 touch-pan-y overflow-clip rounded-sm border border-rule has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus sm:h-88 lg:h-104"
        >
          <Candles shape={shape} count={bars.length} />
          <Crosshair shape={shape} index={index} price={bar.close} />
          <input
            type="range"
            min={0}
            max={bars.length - 1}
            value={index}
            onChange={(event) => setChosen(Number(event.target.value))}
            aria-label={t('widgets.chart.crosshair')}
            aria-valuetext={sentence(bar)}
            className="pointer-events-none absolute inset-0 size-full opacity-0 noscript:hidden"
          />
        </div>
        <PriceAxis shape={shape} market={market} price={bar.close} />
        <TimeAxis shape={shape} />
      </div>
    </div>
  );
}

function Candles({ shape, count }: { shape: ChartShape; count: number }) {
  // Custom properties are valid styles; React's type does not list them.
  const style = { '--bars': count } as CSSProperties;
  const body =
    'fill-none stroke-[calc(100cqi/var(--bars)*0.64)] [vector-effect:non-scaling-stroke]';
  const wick = 'fill-none stroke-1 [vector-effect:non-scaling-stroke]';
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${chartWidth} ${chartHeight}`}
      preserveAspectRatio="none"
      style={style}
      className="absolute inset-0 size-full"
    >
      {shape.priceMarks.map(({ price, at }) => (
        <path
          key={price}
          d={`M0 ${Math.round(at * chartHeight)}h${chartWidth}`}
          className={`${wick} stroke-rule`}
        />
      ))}
      {shape.timeMarks.map(({ bar, at }) => (
        <path
          key={bar.day}
          d={`M${Math.round(at * chartWidth)} 0v${chartHeight}`}
          className={`${wick} stroke-rule`}
        />
      ))}
      <path d={shape.rising.wicks} className={`${wick} stroke-rise`} />
      <path d={shape.rising.bodies} className={`${body} stroke-rise`} />
      <path d={shape.falling.wicks} className={`${wick} stroke-fall`} />
      <path d={shape.falling.bodies} className={`${body} stroke-fall`} />
    </svg>
  );
}

function Crosshair(props: { shape: ChartShape; index: number; price: number }) {
  const { shape, index, price } = props;
  return (
    <div aria-hidden="true" className="pointer-events-none noscript:hidden">
      <span
        className="absolute inset-y-0 w-0 border-s border-dashed border-bell"
        style={{ left: percent(shape.xOf(index)) }}
      />
      <span
        className="absolute inset-x-0 h-0 border-t border-dashed border-bell"
        style={{ top: percent(shape.yOf(price)) }}
      />
    </div>
  );
}

function PriceAxis(props: { shape: ChartShape; market: Market; price: number }) {
  const { shape, market, price } = props;
  const format = useFormat();
  return (
    <div aria-hidden="true" className="tabular relative text-2xs text-ink-3">
      {shape.priceMarks.map((mark) => (
        <span
          key={mark.price}
          className="absolute start-2 -translate-y-1/2 leading-none"
          style={{ top: percent(mark.at) }}
        >
          {format.number(mark.price, shape.markDigits)}
        </span>
      ))}
      <span
        className="absolute start-0 -translate-y-1/2 rounded-sm bg-bell px-1.5 py-1 leading-none font-semibold text-on-bell noscript:hidden"
        style={{ top: percent(shape.yOf(price)) }}
      >
        {format.number(price, market.digits)}
      </span>
    </div>
  );
}

function TimeAxis({ shape }: { shape: ChartShape }) {
  const format = useFormat();
  return (
    <div aria-hidden="true" className="relative h-6 text-2xs text-ink-3">
      {shape.timeMarks.map(({ bar, at }) => (
        <span
          key={bar.day}
          className="absolute top-2 border-s border-rule-strong ps-1.5 leading-none whitespace-nowrap"
          style={{ left: percent(at) }}
        >
          {shape.timeUnit === 'year'
            ? bar.day.slice(0, 4)
            : format.date(instantOf(bar), 'monthName')}
        </span>
      ))}
    </div>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
