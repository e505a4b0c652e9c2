import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { formatDate, formatZone } from '../../../lib/format-date.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { TimeZoneProvider, useFormat } from '../../../lib/use-format.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { nextDaysQuery } from '../../live/events/next-days-query.ts';
import { nextOccurrences } from '../../live/events/next-occurrences.ts';
import { announcedTime, dateViewFor } from '../../live/events/occurrence-time.ts';
import { RecordingNote } from '../../live/events/recording-note.tsx';
import { myCoursesPath } from '../../shared/paths/learning-paths.ts';
import { sessionPath } from '../../shared/paths/session-paths.ts';
import { welcomeHeight } from './welcome-height.ts';

/** A greeting, the next session, and the member's own pages. */
export function MemberWelcome({ user }: { user: Session['user'] }) {
  const t = useTexts('welcome');
  const lang = useFallbackLang('welcome');
  const localPath = useLocalPath();
  const timeZone = useVisitorTimeZone();
  return (
    <TimeZoneProvider timeZone={timeZone}>
      <section aria-labelledby="welcome" lang={lang} className={welcomeHeight}>
        <div className="page py-6">
          <div className="columns-12 gap-y-6 border-t-2 border-river bg-river-wash p-5 sm:p-7">
            <div className="col-span-full grid content-start gap-2 md:col-span-6">
              <h2 id="welcome" className="type-h3 [overflow-wrap:anywhere]">
                {t('welcome.title', { name: user.firstName })}
              </h2>
              <p className="type-body">{t('welcome.text')}</p>
              <nav aria-labelledby="welcome" className="flex flex-wrap gap-x-6 text-sm">
                <TextLink kind="standalone" to={localPath(myCoursesPath)}>
                  {t('welcome.cta')}
                </TextLink>
                <TextLink kind="standalone" to={localPath('/account-settings')}>
                  {t('welcome.account')}
                </TextLink>
                <TextLink kind="standalone" to={localPath('/financial-widgets')}>
                  {t('welcome.tools')}
                </TextLink>
              </nav>
            </div>
            <div className="col-span-full grid content-start gap-1.5 md:col-span-6 md:border-s md:border-rule-strong md:ps-7">
              <h3 className="type-label">{t('welcome.next')}</h3>
              <NextSession />
            </div>
          </div>
        </div>
      </section>
    </TimeZoneProvider>
  );
}

function NextSession() {
  const t = useTexts('welcome', 'events');
  const localPath = useLocalPath();
  const format = useFormat();
  const { data, isPending } = useQuery(nextDaysQuery(queries));
  if (isPending) {
    return (
      <SkeletonRegion>
        <SkeletonText lines={3} />
      </SkeletonRegion>
    );
  }
  if (!data) return <p className="type-body">{t('welcome.unread')}</p>;
  const [next] = nextOccurrences(data);
  if (!next) return <p className="type-body">{t('welcome.none')}</p>;
  const view = dateViewFor(next, format);
  const time =
    next.scheduledTime === null
      ? t('events.allDay')
      : `${announcedTime(next.startsAt, view)} ${formatZone(next.startsAt, view)}`;
  return (
    <>
      <p className="type-h4 [overflow-wrap:anywhere]">
        <Link
          to={localPath(sessionPath(next))}
          className="rounded-sm decoration-river/45 decoration-1 underline-offset-[0.28em] hover:underline"
        >
          {next.title}
        </Link>
      </p>
      <p className="tabular text-sm text-ink-2">
        {t('welcome.soonest', { day: formatDate(next.startsAt, 'weekday', view), time })}
      </p>
      {next.joinPath ? <RecordingNote occurrence={next} /> : null}
      {next.joinPath ? (
        <TextLink
          kind="standalone"
          to={next.joinPath}
          target="_blank"
          rel="noopener"
          icon={<ArrowUpRight />}
          className="w-fit text-sm"
        >
          {t('events.join')}
          <span className="sr-only">{` (${t('events.opensInNewTab')})`}</span>
        </TextLink>
      ) : null}
    </>
  );
}
