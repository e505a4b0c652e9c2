import { seriesFill } from './series-fill.ts';

/** The same filling as in the chart, so that a value can be matched with its bar. */
export function SeriesKey({ series }: { series: number }) {
  return (
    <span aria-hidden="true" className={`inline-block size-3.5 shrink-0 ${seriesFill(series)}`} />
  );
}
