import { GripHorizontal } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import type { ChartShape } from '../../../../ui/chart/chart-shape.ts';
import { percent } from '../../../../ui/chart/percent.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { type PriceScale, snapToTick } from './price-scale.ts';
import { lineNames, type TradeLine, tradeLines } from './trade-lines.ts';
import { useLineDrag } from './use-line-drag.ts';

type LineHandleProps = {
  line: TradeLine;
  area: RefObject<HTMLElement | null>;
  scale: PriceScale;
  shape: ChartShape;
  price: number | null;
  /** The last bar's price, from which an unset line is moved by keyboard. */
  start: number;
  /** The price as text. */
  valueText: string;
  onMove: (price: number | null) => void;
};

/**
 * A line and its handle. The handle contains a native range input, which arrow keys and screen
 * reader gestures move. Each handle has its own column, so that none covers another; an unset one
 * is at the bottom of the chart.
 */
export function LineHandle(props: LineHandleProps) {
  const { line, scale, shape, price, start, valueText, onMove } = props;
  const t = useTexts('quiz');
  const slider = useRef<HTMLInputElement>(null);
  const drag = useLineDrag(props);
  const look = tradeLines[line];
  const shown = price === null ? scale.low : Math.min(scale.high, Math.max(scale.low, price));
  const top = percent(shape.yOf(shown));

  function handleKeyDown(event: KeyboardEvent) {
    const next = nextFor(event.key, price, start);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  }

  return (
    <>
      {price === null ? null : (
        // The whole line for a mouse; a finger that scrolls the page must not drag it.
        <span
          {...drag}
          className="absolute inset-x-0 flex h-4 -translate-y-1/2 cursor-ns-resize items-center touch:pointer-events-none"
          style={{ top }}
        >
          <span className={classNames('w-full border-t-2', look.line)} />
        </span>
      )}
      <span
        {...drag}
        onPointerUp={() => {
          drag.onPointerUp();
          slider.current?.focus();
        }}
        className={classNames(
          'target absolute z-10 flex h-7 max-w-[31%] -translate-y-1/2 cursor-grab touch-none items-center gap-1 rounded-sm border bg-surface px-1.5 text-2xs font-[560] select-none active:cursor-grabbing',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          look.handle,
          price === null && 'border-dashed',
        )}
        style={{ top, left: `${1.5 + 33 * lineNames.indexOf(line)}%` }}
      >
        <GripHorizontal aria-hidden="true" className="size-3.5 shrink-0" />
        <span aria-hidden="true" className="truncate">
          {t(look.name)}
        </span>
        <input
          ref={slider}
          type="range"
          min={scale.low}
          max={scale.high}
          step={scale.tick}
          value={price ?? start}
          onChange={(event) => onMove(snapToTick(event.target.valueAsNumber, scale))}
          onKeyDown={handleKeyDown}
          aria-label={t(look.name)}
          aria-orientation="vertical"
          aria-valuetext={valueText}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      </span>
    </>
  );
}

/** Handles keys besides those of the native range input. */
function nextFor(key: string, price: number | null, start: number): number | null | undefined {
  if (key === 'Delete' || key === 'Backspace') return null;
  // Enter would submit the question.
  if (key === 'Enter') return price ?? start;
  return undefined;
}
