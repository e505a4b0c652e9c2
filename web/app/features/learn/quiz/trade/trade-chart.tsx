import type { QuizBar } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import type { DrawnTrade } from '@danube/contract/learning/quiz.schemas.ts';
import { useMemo, useRef } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Candles } from '../../../../ui/chart/candles.tsx';
import { type ChartShape, drawChart } from '../../../../ui/chart/chart-shape.ts';
import { percent } from '../../../../ui/chart/percent.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { LineHandle } from './line-handle.tsx';
import { numberBars } from './number-bars.ts';
import { type PriceScale, priceScaleOf } from './price-scale.ts';
import { lineNames, type TradeLine, tradeLines } from './trade-lines.ts';

type TradeChartProps = {
  bars: readonly QuizBar[];
  trade: DrawnTrade;
  /** Without it the lines are read-only. */
  onMove?: (line: TradeLine, price: number | null) => void;
};

/** Candles with a trade's lines. The price range stays fixed, whatever is drawn. */
export function TradeChart({ bars, trade, onMove }: TradeChartProps) {
  const t = useTexts('quiz');
  const area = useRef<HTMLDivElement>(null);
  const valueText = useLineLabel(trade);
  const { scale, shape } = useMemo(() => drawBars(bars), [bars]);
  return (
    <figure aria-label={t('quiz.trade.figure', { count: bars.length })}>
      {/* Prices run left to right in every script, as on trading screens. */}
      <div dir="ltr" className="grid grid-cols-[minmax(0,1fr)_4.25rem]">
        <div
          ref={area}
          className="@container relative h-80 overflow-clip rounded-sm border border-rule bg-paper sm:h-96"
        >
          <RiskRewardAreas trade={trade} scale={scale} shape={shape} />
          <Candles shape={shape} count={bars.length} />
          {lineNames.map((line) =>
            onMove ? (
              <LineHandle
                key={line}
                line={line}
                area={area}
                scale={scale}
                shape={shape}
                price={trade[line]}
                start={bars.at(-1)?.close ?? scale.low}
                valueText={valueText(line, scale)}
                onMove={(price) => onMove(line, price)}
              />
            ) : (
              <StaticLine key={line} line={line} top={topOf(trade[line], scale, shape)} />
            ),
          )}
        </div>
        <PriceTags trade={trade} scale={scale} shape={shape} />
      </div>
    </figure>
  );
}

function drawBars(bars: readonly QuizBar[]) {
  const scale = priceScaleOf(bars);
  return { scale, shape: drawChart(numberBars(bars), [scale.low, scale.high]) };
}

/** How a screen reader announces a line. */
function useLineLabel({ entry, ...lines }: DrawnTrade) {
  const t = useTexts('quiz');
  const format = useFormat();
  return (line: TradeLine, { digits }: PriceScale) => {
    const at = line === 'entry' ? entry : lines[line];
    if (at === null) return t('quiz.trade.notSet');
    const price = format.number(at, digits);
    if (line === 'entry' || entry === null) return price;
    const count = Number(Math.abs(at - entry).toFixed(digits));
    return t('quiz.trade.away', { price, count, shown: format.number(count, digits) });
  };
}

/** Undefined if a line isn't set. A price outside the range is at its edge. */
function topOf(price: number | null, scale: PriceScale, shape: ChartShape): string | undefined {
  if (price === null) return undefined;
  return percent(shape.yOf(Math.min(scale.high, Math.max(scale.low, price))));
}

type DrawnProps = { trade: DrawnTrade; scale: PriceScale; shape: ChartShape };

/** Risk and reward, as areas between the lines. */
function RiskRewardAreas({ trade: { entry, stop, target }, scale, shape }: DrawnProps) {
  const stretches = [
    { to: stop, ground: 'bg-fall/14' },
    { to: target, ground: 'bg-rise/14' },
  ];
  return stretches.map(({ to, ground }) => {
    if (entry === null || to === null) return null;
    const [upper, lower] = [Math.max(entry, to), Math.min(entry, to)];
    return (
      <span
        key={ground}
        aria-hidden="true"
        className={classNames('absolute inset-x-0', ground)}
        style={{
          top: topOf(upper, scale, shape),
          bottom: `calc(100% - ${topOf(lower, scale, shape)})`,
        }}
      />
    );
  });
}

function StaticLine({ line, top }: { line: TradeLine; top: string | undefined }) {
  const t = useTexts('quiz');
  const look = tradeLines[line];
  if (top === undefined) return null;
  return (
    <span aria-hidden="true" className="absolute inset-x-0" style={{ top }}>
      <span className={classNames('absolute inset-x-0 -translate-y-1/2 border-t-2', look.line)} />
      <span
        className={classNames(
          'absolute -translate-y-1/2 rounded-sm border bg-surface px-1.5 text-2xs leading-5 font-[560]',
          look.handle,
        )}
        style={{ left: `${1.5 + 33 * lineNames.indexOf(line)}%` }}
      >
        {t(look.name)}
      </span>
    </span>
  );
}

function PriceTags({ trade, scale, shape }: DrawnProps) {
  const format = useFormat();
  const taken = lineNames.flatMap((line) => trade[line] ?? []).map((price) => shape.yOf(price));
  // A label that a tag would half cover is left out.
  const free = shape.priceMarks.filter(({ at }) => taken.every((y) => Math.abs(y - at) > 0.05));
  return (
    <div aria-hidden="true" className="tabular relative text-2xs text-ink-3">
      {free.map((mark) => (
        <span
          key={mark.price}
          className="absolute start-2 -translate-y-1/2 leading-none"
          style={{ top: percent(mark.at) }}
        >
          {format.number(mark.price, shape.markDigits)}
        </span>
      ))}
      {lineNames.map((line) => {
        const price = trade[line];
        return price === null ? null : (
          <span
            key={line}
            className={classNames(
              'absolute start-0 -translate-y-1/2 rounded-sm px-1.5 py-1 leading-none font-semibold',
              tradeLines[line].tag,
            )}
            style={{ top: topOf(price, scale, shape) }}
          >
            {format.number(price, scale.digits)}
          </span>
        );
      })}
    </div>
  );
}
