import type { DateStyle } from '../lib/format-date.ts';
import { useFormat } from '../lib/use-format.tsx';
import { classNames } from './class-names.ts';

type DateDisplayProps = {
  instant: Date;
  style?: DateStyle;
  /** Adds the time zone, for times that a visitor might misread. */
  withZone?: boolean;
  className?: string;
};

export function DateDisplay({ instant, style = 'medium', withZone, className }: DateDisplayProps) {
  const format = useFormat();
  return (
    <time
      dateTime={instant.toISOString()}
      className={classNames('tabular', className)}
      // A browser may lack a locale that the server has; then the server's text stays.
      suppressHydrationWarning
    >
      {format.date(instant, style)}
      {withZone ? ` ${format.zone(instant)}` : null}
    </time>
  );
}
