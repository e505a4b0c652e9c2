import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { addDays, dayIn } from '../../../../lib/day-start.ts';
import { academyTimeZone } from '../../../../lib/format-date.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import type { Period } from './period.ts';

const presets = [7, 30, 90, 365] as const;

/** The periods people ask for, up to today; the other filters stay. */
export function PeriodPresets({ period }: { period: Period }) {
  const t = useTexts('admin');
  const [parameters] = useSearchParams();
  const [today] = useState(() => dayIn(new Date(), academyTimeZone));
  return (
    <nav
      aria-label={t('admin.statistics.presets')}
      className="-mt-1 flex flex-wrap gap-x-1 text-sm text-ink-2"
    >
      {presets.map((days) => {
        const from = addDays(today, 1 - days);
        const isShown = period.from === from && period.to === today;
        return (
          <Link
            key={days}
            to={`?${withPeriod(parameters, { from, to: today })}`}
            preventScrollReset
            aria-current={isShown || undefined}
            className={classNames(
              'inline-flex min-h-9 items-center rounded-md px-2.5 first:-ms-2.5 hover:bg-sunk hover:text-ink touch:min-h-11',
              isShown && 'font-[560] text-river-ink',
            )}
          >
            {t(`admin.statistics.lastDays.${days}`)}
          </Link>
        );
      })}
    </nav>
  );
}

function withPeriod(parameters: URLSearchParams, period: Period): string {
  const next = new URLSearchParams(parameters);
  next.set('from', period.from);
  next.set('to', period.to);
  return next.toString();
}
