import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { ArrowUpRight } from 'lucide-react';
import { formatZone } from '../../lib/format-date.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useFormat } from '../../lib/use-format.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton, SkeletonRegion, SkeletonText } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EventBadge } from './event-badge.tsx';
import { OccurrenceDay } from './occurrence-day.tsx';
import { clockTime, viewOf } from './occurrence-time.ts';

const frameClasses =
  'relative grid gap-x-[clamp(1.5rem,4vw,3.5rem)] gap-y-5 border-t border-ink pt-6 sm:grid-cols-[auto_minmax(0,1fr)] lg:pt-7';

type FeaturedOccurrenceProps = { occurrence: Occurrence; className?: string };

/** The next session as the large thing of the section; all of it leads to the meeting. */
export function FeaturedOccurrence({ occurrence, className }: FeaturedOccurrenceProps) {
  const t = useTexts('events');
  return (
    <article className={classNames(frameClasses, className)}>
      <OccurrenceDay occurrence={occurrence} />
      <div className="grid content-start justify-items-start gap-3.5">
        <EventBadge type={occurrence.type} />
        <h3 className="font-display text-5xl leading-[1.08] font-[400] tracking-[-0.018em] [overflow-wrap:anywhere]">
          {occurrence.title}
        </h3>
        {occurrence.description ? <p className="type-body">{occurrence.description}</p> : null}
        <Facts occurrence={occurrence} />
        {occurrence.meetingUrl ? (
          <TextLink
            kind="standalone"
            to={occurrence.meetingUrl}
            target="_blank"
            rel="noopener"
            icon={<ArrowUpRight />}
            className="after:absolute after:inset-0"
          >
            {t('events.join')}
            <span className="sr-only">{` (${t('events.opensInNewTab')})`}</span>
          </TextLink>
        ) : null}
      </div>
    </article>
  );
}

function Facts({ occurrence }: { occurrence: Occurrence }) {
  const t = useTexts('events');
  const format = useFormat();
  const time = clockTime(occurrence, format);
  const zone = formatZone(occurrence.startsAt, viewOf(occurrence, format));
  return (
    <ul className="tabular flex flex-wrap gap-y-1 text-sm font-[560] text-ink-2 [&>li+li]:ms-3 [&>li+li]:border-s [&>li+li]:border-rule-strong [&>li+li]:ps-3">
      <li suppressHydrationWarning>{time ? `${time} ${zone}` : t('events.allDay')}</li>
      {time ? <li>{t('events.duration', { minutes: occurrence.durationMinutes })}</li> : null}
    </ul>
  );
}

export function FeaturedSkeleton({ className }: { className?: string }) {
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
