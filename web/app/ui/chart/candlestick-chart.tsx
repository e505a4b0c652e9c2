import { type PointerEvent, useMemo, useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { BarReadout, OverlayReadout, useBarSentence } from './bar-readout.tsx';
import { Candles } from './candles.tsx';
import { PriceAxis, TimeAxis } from './chart-axes.tsx';
import { areIntraday, type ChartBar } from './chart-bar.ts';
import { OverlayBoxes, OverlayLines, OverlayMarkers, OverlayNames } from './chart-overlay.tsx';
import { barAt, type ChartShape, drawChart } from './chart-shape.ts';
import { type Overlay, pricesOf } from './overlay.ts';
import { percent } from './percent.ts';

type ChartProps = {
  bars: readonly ChartBar[];
  /** Decimal places of a price. */
  digits: number;
  /** An indicator's lines and marks over the bars. */
  overlay?: Overlay;
  /** The bar under the crosshair initially; the last one by default. */
  startAt?: number;
  /** Whether the change since the previous bar stands next to the price, as in a quote. */
  hasChange?: boolean;
};

/**
 * Candles with a crosshair. The crosshair is a native range input: arrow keys, Home, End and the
 * pointer move it, and screen readers announce its bar.
 */
export function CandlestickChart(props: ChartProps) {
  const { bars, digits, overlay, startAt, hasChange = true } = props;
  const t = useTexts('chart');
  const shape = useMemo(() => drawChart(bars, overlay ? pricesOf(overlay) : []), [bars, overlay]);
  const writing = { digits, isIntraday: areIntraday(bars) };
  const sentence = useBarSentence(writing, overlay);
  const [chosen, setChosen] = useState(startAt ?? bars.length - 1);
  const index = Math.min(chosen, bars.length - 1);
  const bar = bars[index];
  if (!bar) return null;

  function follow(event: PointerEvent<HTMLDivElement>) {
    const frame = event.currentTarget.getBoundingClientRect();
    setChosen(barAt((event.clientX - frame.left) / frame.width, bars.length));
  }

  return (
    <div className="grid gap-5">
      <BarReadout bar={bar} before={bars[index - 1]} hasChange={hasChange} writing={writing} />
      {overlay ? <OverlayReadout overlay={overlay} index={index} digits={digits} /> : null}
      {/* Prices run left to right in every script, as on trading screens. */}
      <div dir="ltr" data-needs-app="" className="grid grid-cols-[minmax(0,1fr)_4.25rem]">
        <div
          onPointerMove={follow}
          onPointerDown={follow}
          className="@container relative h-72 touch-pan-y overflow-clip rounded-sm border border-rule has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus sm:h-88 lg:h-104"
        >
          {overlay ? <OverlayBoxes overlay={overlay} shape={shape} index={index} /> : null}
          <Candles shape={shape} count={bars.length}>
            {overlay ? <OverlayLines overlay={overlay} shape={shape} /> : null}
          </Candles>
          {overlay ? <OverlayMarkers overlay={overlay} shape={shape} /> : null}
          {overlay ? <OverlayNames overlay={overlay} shape={shape} /> : null}
          <Crosshair shape={shape} index={index} price={bar.close} />
          <input
            type="range"
            min={0}
            max={bars.length - 1}
            value={index}
            onChange={(event) => setChosen(Number(event.target.value))}
            aria-label={t('chart.crosshair')}
            aria-valuetext={sentence(bar, index)}
            className="pointer-events-none absolute inset-0 size-full opacity-0 noscript:hidden"
          />
        </div>
        <PriceAxis shape={shape} digits={digits} price={bar.close} />
        <TimeAxis shape={shape} />
      </div>
    </div>
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
