import type { DateStyle } from '../../lib/format-date.ts';
import { useFormat } from '../../lib/use-format.tsx';
import { classNames } from '../class-names.ts';
import { instantOf } from './chart-bar.ts';
import type { ChartShape } from './chart-shape.ts';
import { percent } from './percent.ts';

/** Half a label and half the crosshair's price, as a share of the smallest chart's height. */
const priceRoom = 0.055;

/** Price labels at the end of the chart, and the price under the crosshair. */
export function PriceAxis(props: { shape: ChartShape; digits: number; price: number }) {
  const { shape, digits, price } = props;
  const format = useFormat();
  const at = shape.yOf(price);
  return (
    <div aria-hidden="true" className="tabular relative text-2xs text-ink-3">
      {shape.priceMarks.map((mark) => (
        <span
          key={mark.price}
          className={classNames(
            'absolute start-2 -translate-y-1/2 leading-none',
            // Half a label beside the crosshair's price would be read as another price.
            Math.abs(mark.at - at) < priceRoom && 'invisible noscript:visible',
          )}
          style={{ top: percent(mark.at) }}
        >
          {format.number(mark.price, shape.markDigits)}
        </span>
      ))}
      <span
        className="absolute start-0 -translate-y-1/2 rounded-sm bg-bell px-1.5 py-1 leading-none font-semibold text-on-bell noscript:hidden"
        style={{ top: percent(at) }}
      >
        {format.number(price, digits)}
      </span>
    </div>
  );
}

const styles = { day: 'short', month: 'monthShort', year: 'year' } as const satisfies Record<
  ChartShape['timeUnit'],
  DateStyle | 'year'
>;

export function TimeAxis({ shape }: { shape: ChartShape }) {
  const format = useFormat();
  const style = styles[shape.timeUnit];
  return (
    <div aria-hidden="true" className="relative h-6 text-2xs text-ink-3">
      {shape.timeMarks.map(({ bar, at }) => (
        <span
          key={bar.time}
          className="absolute top-2 border-s border-rule-strong ps-1.5 leading-none whitespace-nowrap"
          style={{ left: percent(at) }}
        >
          {bar.label ??
            (style === 'year'
              ? instantOf(bar).getUTCFullYear()
              : format.date(instantOf(bar), style))}
        </span>
      ))}
    </div>
  );
}
