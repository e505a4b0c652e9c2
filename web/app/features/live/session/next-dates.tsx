import type { OccurrencePage } from '@danube/contract/events/events.schemas.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { sessionPath } from '../../shared/paths/session-paths.ts';
import { announcedTime } from '../events/occurrence-time.ts';

/** The next few dates of the series; empty for a one-off session. */
export function NextDates({ session }: { session: OccurrencePage }) {
  const t = useTexts('session');
  const format = useFormat();
  const localPath = useLocalPath();
  if (session.next.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="type-label">{t('session.next')}</h3>
      <ul className="tabular grid text-sm">
        {session.next.map(({ date, startsAt }) => (
          <li key={date} className="border-b border-rule last:border-b-0">
            <TextLink kind="standalone" to={localPath(sessionPath({ slug: session.slug, date }))}>
              <span suppressHydrationWarning>
                {session.scheduledTime === null
                  ? formatDate(startsAt, 'weekday', format)
                  : t('session.when', {
                      day: formatDate(startsAt, 'weekday', format),
                      time: announcedTime(startsAt, format),
                      zone: format.zone(startsAt),
                    })}
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
