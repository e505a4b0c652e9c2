import type { CSSProperties, ReactNode } from 'react';
import { type ChartShape, chartHeight, chartWidth } from './chart-shape.ts';

type CandlesProps = {
  shape: ChartShape;
  count: number;
  /** Drawn between the grid and the candles. */
  children?: ReactNode;
};

/** The SVG, stretched over its parent, which must be a container. */
export function Candles({ shape, count, children }: CandlesProps) {
  // Custom properties are valid styles; React's type doesn't include them.
  const style = { '--bars': count } as CSSProperties;
  const body =
    'fill-none stroke-[min(calc(100cqi/var(--bars)*0.64),1.75rem)] [vector-effect:non-scaling-stroke]';
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
          key={bar.time}
          d={`M${Math.round(at * chartWidth)} 0v${chartHeight}`}
          className={`${wick} stroke-rule`}
        />
      ))}
      {children}
      <path d={shape.rising.wicks} className={`${wick} stroke-rise`} />
      <path d={shape.rising.bodies} className={`${body} stroke-rise`} />
      <path d={shape.falling.wicks} className={`${wick} stroke-fall`} />
      <path d={shape.falling.bodies} className={`${body} stroke-fall`} />
    </svg>
  );
}
