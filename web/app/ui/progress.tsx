import { Progress as Radix } from 'radix-ui';
import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import { heightScale, linePath, type Point } from './line/path.ts';
import { closes, priceSeries } from './line/series.ts';

type ProgressProps = {
  value: number;
  max?: number;
  /** What is progressing. */
  label: string;
  /** The progress as text: "Lesson 15 of 24". Without it a percentage is read out. */
  valueText?: string;
  /** A price line for a course; a thin bar where space is tight. */
  kind?: 'line' | 'thin';
  className?: string;
};

const width = 240;
const height = 28;

export function Progress({
  value,
  max,
  label,
  valueText,
  kind = 'line',
  className,
}: ProgressProps) {
  const progress = clampProgress(value, max);
  // Custom properties are valid styles; React's type doesn't include them.
  const style = { '--share': `${(progress.share * 100).toFixed(1)}%` } as CSSProperties;
  return (
    <Radix.Root
      value={progress.value}
      max={progress.max}
      aria-label={label}
      getValueLabel={() => valueText ?? `${Math.round(progress.share * 100)}%`}
      style={style}
      className={classNames('relative block', kind === 'line' ? 'h-7' : 'h-1', className)}
    >
      {kind === 'line' ? (
        <LineTrack share={progress.share} />
      ) : (
        <span className="absolute inset-0 overflow-hidden rounded-full bg-rule">
          <span className="block h-full w-(--share) bg-river" />
        </span>
      )}
    </Radix.Root>
  );
}

/** Clamps the value between 0 and the maximum; NaN counts as 0. */
export function clampProgress(value: number, max = 100) {
  const limit = Number.isFinite(max) && max > 0 ? max : 100;
  const clamped = Number.isNaN(value) ? 0 : Math.min(limit, Math.max(0, value));
  return { value: clamped, max: limit, share: clamped / limit };
}

const track = drawTrack();

function LineTrack({ share }: { share: number }) {
  const y = (track.heights[Math.round(share * (track.heights.length - 1))] ?? 0) / height;
  return (
    <>
      <TrackLine className="text-rule-strong" strokeWidth={1.5} />
      <TrackLine
        className="text-river transition-[clip-path] duration-(--calm) [clip-path:inset(-4px_calc(100%-var(--share))_-4px_0)]"
        strokeWidth={2.25}
      />
      <span
        aria-hidden="true"
        className="absolute left-[calc(6px+(100%-12px)*var(--at))] size-3 -translate-1/2 rounded-full border-2 border-river bg-paper transition-[left,top] duration-(--calm)"
        style={{ top: `${(y * 100).toFixed(1)}%`, '--at': share.toFixed(3) } as CSSProperties}
      />
    </>
  );
}

function TrackLine({ className, strokeWidth }: { className: string; strokeWidth: number }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('absolute inset-0 size-full overflow-visible', className)}
    >
      <path
        d={track.path}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function drawTrack() {
  const values = closes(
    priceSeries(404, [
      { bars: 18, move: 0.03, volatility: 0.01 },
      { bars: 12, move: -0.02, volatility: 0.012 },
      { bars: 18, move: 0.02, volatility: 0.009 },
      { bars: 13, move: 0.01, volatility: 0.012 },
    ]),
  );
  const y = heightScale(values, 5, height - 5);
  const heights = values.map(y);
  const pitch = width / (heights.length - 1);
  return {
    heights,
    path: linePath(
      heights.map((at, index): Point => [index * pitch, at]),
      1,
    ),
  };
}
