import type { CSSProperties } from 'react';
import type { RiverCity } from './river-course.ts';
import { riverHeight, riverShape, riverWidth } from './river-shape.ts';

type RiverProps = {
  /** Alternative text. */
  label: string;
  names: Record<RiverCity, string>;
  /** Formats a distance in the visitor's language. */
  formatDistance: (kilometre: number) => string;
  /** Shown below the city where the academy is based. */
  home?: { city: RiverCity; text: string };
};

/** The Danube's course: the end of the line drawn through the page. Needs the dark background. */
export function River({ label, names, formatDistance, home }: RiverProps) {
  return (
    <div className="river">
      <svg
        viewBox={`0 0 ${riverWidth} ${riverHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path d={riverShape.incoming} strokeWidth="1.5" />
        {riverShape.parts.map((part) => (
          <path key={part.path} d={part.path} strokeWidth={part.width.toFixed(1)} />
        ))}
        <path d={riverShape.delta} strokeWidth="1.4" />
      </svg>
      {riverShape.cities.map((city) => {
        const isHome = home?.city === city.id;
        return (
          <span
            key={city.id}
            className="river-city"
            data-side={city.side}
            data-from={city.from}
            data-home={isHome || undefined}
            style={
              // Custom properties are valid styles; React's type doesn't include them.
              { '--x': city.x.toFixed(3), '--y': city.y.toFixed(3) } as CSSProperties
            }
          >
            <span className="place-dot" />
            <span className="place-name">
              <i>{names[city.id]}</i>
              <span>
                <span className="place-distance">{formatDistance(city.kilometre)}</span>
                {isHome ? <span className="place-home">{home.text}</span> : null}
              </span>
            </span>
          </span>
        );
      })}
    </div>
  );
}
