import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format-date.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { sessionPath } from '../../shared/paths/session-paths.ts';
import { weekHighlights } from './next-occurrences.ts';
import { clockTime, dateTimeAttribute, dateViewFor } from './occurrence-time.ts';

type WeekHighlightsProps = {
  /** Undefined while loading or after an error. */
  occurrences: readonly Occurrence[] | undefined;
  isPending: boolean;
};

/** The week's highlights, one line each. */
export function WeekHighlights({ occurrences, isPending }: WeekHighlightsProps) {
  const t = useTexts('events');
  return (
    <Card kind="ruled">
      <article className="grid gap-3">
        <h3 className="type-h4">{t('events.highlights.title')}</h3>
        {isPending ? <Loading /> : <Highlights found={weekHighlights(occurrences ?? [])} />}
      </article>
    </Card>
  );
}

function Highlights({ found }: { found: readonly Occurrence[] }) {
  const t = useTexts('events');
  if (found.length === 0)
    return <p className="type-body text-sm">{t('events.highlights.empty')}</p>;
  return (
    <ul className="grid gap-2 text-sm">
      {found.map((occurrence) => (
        <Line key={occurrence.id} occurrence={occurrence} />
      ))}
    </ul>
  );
}

function Line({ occurrence }: { occurrence: Occurrence }) {
  const t = useTexts('events');
  const format = useFormat();
  const localPath = useLocalPath();
  return (
    <li className="grid grid-cols-[5.75rem_minmax(0,1fr)] gap-3 leading-snug">
      <time
        dateTime={dateTimeAttribute(occurrence)}
        className="tabular font-[560]"
        suppressHydrationWarning
      >
        {formatDate(occurrence.startsAt, 'short', dateViewFor(occurrence, format))}
      </time>
      <span className="[overflow-wrap:anywhere] text-ink-2" suppressHydrationWarning>
        <Link
          to={localPath(sessionPath(occurrence))}
          className="rounded-sm decoration-river/45 decoration-1 underline-offset-[0.28em] hover:text-ink hover:underline touch:inline-block touch:py-2.5"
        >
          {occurrence.title}
        </Link>
        {`, ${clockTime(occurrence, format) ?? t('events.allDay')}`}
      </span>
    </li>
  );
}

function Loading() {
  return (
    <SkeletonRegion>
      <SkeletonText lines={4} />
    </SkeletonRegion>
  );
}
