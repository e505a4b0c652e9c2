import { classNames } from '../class-names.ts';
import type { ChartShape } from './chart-shape.ts';
import { type LineStyle, markersAt, type Overlay, type OverlayMarker } from './overlay.ts';
import { areaPath, overlayPath } from './overlay-shape.ts';
import { percent } from './percent.ts';
import { placeNames } from './place-names.ts';

const line = 'fill-none [vector-effect:non-scaling-stroke]';

const lineClasses: Readonly<Record<LineStyle, string>> = {
  main: `${line} stroke-river stroke-2`,
  near: `${line} stroke-river stroke-[1.25]`,
  far: `${line} stroke-river stroke-[1.25] [stroke-dasharray:5_4]`,
  gain: `${line} stroke-rise stroke-[1.5]`,
  loss: `${line} stroke-fall stroke-[1.5]`,
};

/** The lines and the areas between them, in the candles' SVG. */
export function OverlayLines({ overlay, shape }: { overlay: Overlay; shape: ChartShape }) {
  const { lines, areas = [] } = overlay;
  const grounds = areas.flatMap(([upper, lower]) => {
    const [one, other] = [upper, lower].map((id) => lines.find((each) => each.id === id));
    return one && other ? [{ id: upper + lower, path: areaPath(one, other, shape) }] : [];
  });
  return (
    <>
      {grounds.map(({ id, path }) => (
        <path key={id} d={path} className="fill-river/12" />
      ))}
      {lines.map((each) => (
        <path key={each.id} d={overlayPath(each, shape)} className={lineClasses[each.look]} />
      ))}
    </>
  );
}

const tones = { rise: 'text-rise', fall: 'text-fall', plain: 'text-ink-2' } as const;

/** Marks at single bars. Outside the SVG, because stretching would distort the letters. */
export function OverlayMarkers({ overlay, shape }: { overlay: Overlay; shape: ChartShape }) {
  return (
    <div aria-hidden="true" className="pointer-events-none">
      {(overlay.marks ?? []).map((mark) => (
        <span
          key={`${mark.index} ${mark.side} ${mark.label}`}
          className={`absolute -translate-x-1/2 text-2xs leading-none font-semibold ${tones[mark.tone]} ${mark.side === 'above' ? '-mt-1.5 -translate-y-full' : 'mt-1.5'}`}
          style={{ left: percent(shape.xOf(mark.index)), top: percent(shape.yOf(mark.price)) }}
        >
          {mark.letters ?? <Triangle mark={mark} />}
        </span>
      ))}
    </div>
  );
}

const nameTones: Readonly<Record<LineStyle, string>> = {
  main: 'text-river-ink',
  near: 'text-river-ink',
  far: 'text-river-ink',
  gain: 'text-rise',
  loss: 'text-fall',
};

/** Fixed price levels carry their names, so that they can't be mixed up, and each its own place. */
export function OverlayNames({ overlay, shape }: { overlay: Overlay; shape: ChartShape }) {
  const levels = overlay.lines.flatMap(({ isFixed, values: [price], ...line }) =>
    isFixed && typeof price === 'number' ? [{ ...line, height: shape.yOf(price) }] : [],
  );
  const places = placeNames(levels.map(({ height }) => height));
  return (
    <div aria-hidden="true" className="pointer-events-none">
      {levels.map(({ id, label, look, height }, index) => (
        <span
          key={id}
          className={classNames(
            'absolute truncate rounded-sm bg-surface/80 px-1 py-0.5 text-2xs leading-none font-semibold',
            nameTones[look],
            places[index]?.edge === 'below' ? 'mt-px' : '-translate-y-full',
            places[index]?.side === 'end' ? 'end-1 max-w-1/2' : 'start-1 max-w-3/4',
          )}
          style={{ top: percent(height) }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

function Triangle({ mark }: { mark: OverlayMarker }) {
  return (
    <svg viewBox="0 0 10 9" className="size-2.5 fill-current" aria-hidden="true">
      <path d={mark.side === 'below' ? 'M5 0l5 9H0z' : 'M5 9L0 0h10z'} />
    </svg>
  );
}

/** Width of a box, in bars. */
const boxBars = 16;

/** Price ranges next to the bar under the crosshair, such as the risk and reward of a trade. */
export function OverlayBoxes(props: { overlay: Overlay; shape: ChartShape; index: number }) {
  const { overlay, shape, index } = props;
  return (
    <div aria-hidden="true" className="pointer-events-none">
      {(overlay.boxes ?? []).map(({ tone, from, to }) => {
        const [start, end] = [from[index], to[index]];
        if (start === null || start === undefined || end === null || end === undefined) return null;
        const top = shape.yOf(Math.max(start, end));
        return (
          <span
            key={tone}
            className={
              tone === 'rise'
                ? 'absolute border-y border-rise bg-rise/18'
                : 'absolute border-y border-fall bg-fall/18'
            }
            style={{
              left: percent(shape.xOf(index)),
              width: percent(boxBars / from.length),
              top: percent(top),
              height: percent(shape.yOf(Math.min(start, end)) - top),
            }}
          />
        );
      })}
    </div>
  );
}

/** The overlay's texts for one bar: lines, readings and marks; a value is null if there is none. */
export function overlayFigures(
  overlay: Overlay,
  { index, price }: { index: number; price: (value: number) => string },
): { id: string; label: string; look: LineStyle | null; value: string | null }[] {
  return [
    ...overlay.lines.map(({ id, label, look, values }) => {
      const value = values[index] ?? null;
      return { id, label, look, value: value === null ? null : price(value) };
    }),
    ...(overlay.readings ?? []).map(({ id, label, values }) => ({
      id,
      label,
      look: null,
      value: values[index] ?? null,
    })),
  ];
}

export function markerLabels(overlay: Overlay, index: number): string {
  return markersAt(overlay, index)
    .map(({ label }) => label)
    .join(', ');
}

/** The same stroke as on the chart, so that a value can be matched with its line. */
export function LineKey({ look }: { look: LineStyle }) {
  return (
    <svg viewBox="0 0 18 4" className="inline-block h-1 w-4.5 shrink-0" aria-hidden="true">
      <path d="M0 2h18" className={lineClasses[look]} />
    </svg>
  );
}
