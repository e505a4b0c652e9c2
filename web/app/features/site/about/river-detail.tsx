import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import type { Point } from '../../../ui/line/path.ts';
import type { RiverCity } from '../../../ui/line/river-course.ts';
import { riverHeight, riverShape, riverWidth } from '../../../ui/line/river-shape.ts';

/** The part of the footer's drawing around the academy. */
const view = { x: 540, y: 90, width: 300, height: 130 };
/** On which side of its dot a name has room: the academy and Vienna are close to each other. */
const sides: Partial<Record<RiverCity, 'after' | 'before' | 'below'>> = {
  linz: 'after',
  vienna: 'before',
  bratislava: 'after',
  budapest: 'below',
};
const cities = riverShape.cities.filter(({ id }) => sides[id]);
/** Water lines as on old maps: each wider band leaves a thin line next to the river. */
const bands = [36, 26, 17, 9];
const path = smoothPath(
  riverShape.course.filter(([x]) => x > view.x - 40 && x < view.x + view.width + 40),
);

/** The academy's location: the river from Linz to Budapest, drawn from the same course. */
export function RiverDetail() {
  const t = useTexts('about', 'footer');
  const format = useFormat();
  return (
    <figure className="river-detail">
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="img"
        aria-label={t('about.place.map')}
      >
        {bands.map((band) => (
          <g key={band}>
            <path className="river-detail-edge" d={path} strokeWidth={band} />
            <path className="river-detail-water" d={path} strokeWidth={band - 0.7} />
          </g>
        ))}
        <path d={path} strokeWidth={1.6} />
      </svg>
      {cities.map((city) => (
        <span
          key={city.id}
          className="river-detail-city"
          data-side={sides[city.id]}
          data-home={city.id === 'bratislava' || undefined}
          style={{
            left: `${(((city.x * riverWidth - view.x) / view.width) * 100).toFixed(1)}%`,
            top: `${(((city.y * riverHeight - view.y) / view.height) * 100).toFixed(1)}%`,
          }}
        >
          <span className="place-dot" />
          <span className="place-name">
            <i>{t(`footer.cities.${city.id}`)}</i>
            <span>{t('footer.kilometre', { distance: format.number(city.kilometre) })}</span>
          </span>
        </span>
      ))}
    </figure>
  );
}

/** Smooth curves between the steps' midpoints, because the steps would show when enlarged. */
function smoothPath(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  const write = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q${write(point)} ${write([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `M${write(first)}${curves.join('')}`;
}
