import { dayIn } from '../../../../lib/day-start.ts';
import { academyTimeZone } from '../../../../lib/format-date.ts';

export type Quarter = { readonly year: number; readonly quarter: number };

/** The last complete quarter, for which a return is due. */
export function lastQuarter(now: Date): Quarter {
  const [year = 0, month = 1] = dayIn(now, academyTimeZone).split('-').map(Number);
  const quarter = Math.ceil(month / 3);
  return quarter === 1 ? { year: year - 1, quarter: 4 } : { year, quarter: quarter - 1 };
}
