import type { CSSProperties } from 'react';
import { reachHeight, reachShape, reachWidth } from './reach-shape.ts';

/** Background colours of sections; a divider may connect two of them. */
export type SectionBackground = 'paper' | 'sunk' | 'deep';

type ReachProps = {
  /** Seed of the line; use a different one for each divider on a page. */
  seed: number;
  from?: SectionBackground;
  to?: SectionBackground;
  /** A city on the line, with its distance from the sea as text. */
  city?: { name: string; distance: string };
  /** The city's preferred horizontal position, 0 to 1. */
  at?: number;
};

const groundColours: Record<SectionBackground, { ground: string; line: string }> = {
  paper: { ground: 'var(--paper)', line: 'var(--river)' },
  sunk: { ground: 'var(--sunk)', line: 'var(--river)' },
  deep: { ground: 'var(--deep)', line: 'var(--deep-river)' },
};

/** A divider: the line continues past a city and crosses from one background to the next. */
export function Reach({ seed, from = 'paper', to = 'paper', city, at = 0.3 }: ReachProps) {
  const shape = reachShape(seed, at);
  const above = groundColours[from];
  const below = groundColours[to];
  const gradient = `reach-${seed}`;
  const isOneColour = above.line === below.line;
  return (
    <div
      className="reach"
      data-side={shape.city.x > 0.6 ? 'end' : 'start'}
      style={reachStyle(shape.city, above, below)}
    >
      <svg
        viewBox={`0 0 ${reachWidth} ${reachHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {isOneColour ? null : (
          <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x2="0" y2={reachHeight}>
            <stop offset=".5" style={{ stopColor: above.line }} />
            <stop offset=".5" style={{ stopColor: below.line }} />
          </linearGradient>
        )}
        <path d={shape.path} stroke={isOneColour ? above.line : `url(#${gradient})`} />
      </svg>
      {city ? (
        <div data-ground={from === 'deep' ? 'deep' : undefined} className="reach-city">
          <span className="place-dot" />
          <span className="place-name">
            <i>{city.name}</i> {city.distance}
          </span>
        </div>
      ) : null}
    </div>
  );
}

type Colours = { ground: string; line: string };

function reachStyle(
  city: { x: number; y: number; labelY: number },
  above: Colours,
  below: Colours,
): CSSProperties {
  // Custom properties are valid styles; React's type doesn't include them.
  return {
    '--x': city.x.toFixed(3),
    '--y': city.y.toFixed(3),
    '--label-y': city.labelY.toFixed(3),
    '--reach-above': above.ground,
    '--reach-below': below.ground,
    '--dot-ground': above.ground,
    '--dot-line': above.line,
  } as CSSProperties;
}
