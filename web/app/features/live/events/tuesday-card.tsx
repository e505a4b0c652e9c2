import { weeklyJoinPath } from '@danube/contract/events/event-paths.ts';
import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import { ArrowUpRight } from 'lucide-react';
import { academyTimeZone, formatDate, formatZone } from '../../../lib/format-date.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton, SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { EventBadge } from './event-badge.tsx';
import { FactList } from './fact-list.tsx';
import { OccurrenceDay } from './occurrence-day.tsx';
import { announcedTime } from './occurrence-time.ts';
import { RecordingNote } from './recording-note.tsx';
import { tuesdayLive, tuesdayLiveTitle } from './series.ts';

const frameClasses =
  'relative grid gap-x-[clamp(1.5rem,4vw,3.5rem)] gap-y-5 border-t border-ink pt-6 sm:grid-cols-[auto_minmax(0,1fr)] lg:pt-7';

type TuesdayCardProps = {
  /** The next scheduled one. Without it the card shows the weekly time. */
  occurrence: Occurrence | undefined;
  className?: string;
};

/** The weekly session as the section's main card; the whole card links to the meeting. */
export function TuesdayCard({ occurrence, className }: TuesdayCardProps) {
  const t = useTexts('events');
  const localPath = useLocalPath();
  return (
    <article className={classNames(frameClasses, className)}>
      {occurrence ? <OccurrenceDay occurrence={occurrence} /> : <WeeklyTime />}
      <div className="grid content-start justify-items-start gap-3.5">
        <EventBadge type="live_trading" />
        <h3 className="font-display text-5xl leading-[1.08] font-[400] tracking-[-0.018em] [overflow-wrap:anywhere]">
          {tuesdayLiveTitle}
        </h3>
        <p className="type-body">{useDescription(occurrence)}</p>
        <Facts occurrence={occurrence} />
        <RecordingNote occurrence={occurrence} />
        <TextLink
          kind="standalone"
          to={occurrence?.joinPath ? localPath(occurrence.joinPath) : weeklyJoinPath}
          target="_blank"
          rel="noopener"
          icon={<ArrowUpRight />}
          className="after:absolute after:inset-0"
        >
          {t('events.join')}
          <span className="sr-only">{` (${t('events.opensInNewTab')})`}</span>
        </TextLink>
      </div>
    </article>
  );
}

/** The administrator's description is English; other languages have their own text. */
function useDescription(occurrence: Occurrence | undefined): string {
  const t = useTexts('events');
  const { language } = useFormat();
  const isReadable = language === defaultLanguage;
  return (isReadable && occurrence?.description) || t('events.tuesday.text');
}

function Facts({ occurrence }: { occurrence: Occurrence | undefined }) {
  const t = useTexts('events');
  const format = useFormat();
  const isTimed = occurrence !== undefined && occurrence.scheduledTime !== null;
  const startsAt = isTimed ? occurrence.startsAt : tuesdayLive.usualStart;
  // Without a date it is unknown whether the visitor's zone has daylight saving time.
  const view = isTimed ? format : { ...format, timeZone: academyTimeZone };
  const minutes = isTimed ? occurrence.durationMinutes : tuesdayLive.durationMinutes;
  const time = `${announcedTime(startsAt, view)} ${formatZone(startsAt, view)}`;
  return (
    <FactList
      facts={[
        { id: 'day', text: t('events.tuesday.every') },
        { id: 'time', text: <span suppressHydrationWarning>{time}</span> },
        { id: 'length', text: t('events.duration', { minutes }) },
        { id: 'rhythm', text: t('events.tuesday.weekly') },
      ]}
    />
  );
}

/** Instead of a date: the weekly day and time. */
function WeeklyTime() {
  const { language } = useFormat();
  const view = { language, timeZone: academyTimeZone };
  return (
    <p aria-hidden="true" className="tabular grid content-start gap-2 text-sm text-ink-2">
      {formatDate(tuesdayLive.usualStart, 'weekdayName', view)}
      <b className="type-number -ms-[0.04em] text-[clamp(3.5rem,6vw,5.5rem)] leading-[0.9] font-[320] tracking-[-0.04em] text-ink">
        {formatDate(tuesdayLive.usualStart, 'time', view)}
      </b>
    </p>
  );
}

export function TuesdaySkeleton({ className }: { className?: string }) {
  return (
    <SkeletonRegion className={classNames(frameClasses, className)}>
      <Skeleton className="h-40 w-36" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-11 w-4/5" />
        <SkeletonText lines={2} />
        <Skeleton className="h-5 w-48" />
      </div>
    </SkeletonRegion>
  );
}
