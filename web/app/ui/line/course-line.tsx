import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { courseShape } from './course-shape.ts';
import './course-line.css';

type CourseLineProps = {
  /** Seed of the line. */
  slug: string;
  /** From 0 to 1. */
  share: number;
  /** Alternative text. */
  label: string;
  /** Label above the current position. */
  here?: string;
  /** Label above the end. */
  end?: string;
  className: string;
};

/** A course as one line to its end; the completed part is drawn in the accent colour. */
export function CourseLine({ slug, share, label, here, end, className }: CourseLineProps) {
  const { path, heights, width, height } = courseShape(slug);
  const at = Math.min(1, Math.max(0, share));
  const top = (place: number) => heights[Math.round(place * (heights.length - 1))] ?? 0;
  const side = sideOf(at);
  // The label is placed above the highest point beneath it; on a phone it is half as long as the
  // line.
  const [from, to] = side ? labelReach[side] : [at - 0.25, at + 0.25];
  const beneath = heights.filter((_, index) => {
    const place = index / (heights.length - 1);
    return place >= from && place <= to;
  });
  const style = {
    '--at': at.toFixed(4),
    '--y': (top(at) / height).toFixed(4),
    '--words': (Math.min(...beneath) / height).toFixed(4),
    '--end': (top(1) / height).toFixed(4),
  };
  return (
    <div
      role="img"
      aria-label={label}
      className={classNames('course-line', className)}
      // Custom properties are valid styles; React's type doesn't include them.
      style={style as CSSProperties}
    >
      <div>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={path} vectorEffect="non-scaling-stroke" />
          <g>
            <path d={`${path}V${height}H0Z`} className="course-line-area" />
            <path d={path} vectorEffect="non-scaling-stroke" />
          </g>
        </svg>
        <span className="course-line-dot" />
        {here ? (
          <span className="course-line-here" data-side={side}>
            {here}
          </span>
        ) : null}
        {end && at < 0.8 ? (
          <>
            <span className="course-line-end" />
            <span className="course-line-title">{end}</span>
          </>
        ) : null}
      </div>
    </div>
  );
}

/** Near either end the label is aligned with the edge. */
function sideOf(at: number): 'start' | 'end' | undefined {
  if (at < 0.25) return 'start';
  return at > 0.75 ? 'end' : undefined;
}

/** The part of the line under a label that is aligned with an edge. */
const labelReach = { start: [0, 0.5], end: [0.5, 1] } as const;
