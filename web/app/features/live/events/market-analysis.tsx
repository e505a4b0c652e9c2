import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Card } from '../../../ui/card.tsx';
import { sessionPath } from '../../shared/paths/session-paths.ts';
import { FactList } from './fact-list.tsx';
import { announcedTime } from './occurrence-time.ts';

/** The daily market analysis, with its next date if it is scheduled. */
export function MarketAnalysis({ next }: { next: Occurrence | undefined }) {
  const t = useTexts('events');
  return (
    <Card kind="ruled">
      <article className="grid gap-3">
        <h3 className="type-h4">{t('events.analysis.title')}</h3>
        <p className="type-body text-sm">{t('events.analysis.text')}</p>
        <FactList
          className="text-xs!"
          facts={[
            { id: 'rhythm', text: t('events.analysis.daily') },
            { id: 'length', text: t('events.analysis.minutes') },
          ]}
        />
        {next && next.scheduledTime !== null ? <NextTime next={next} /> : null}
      </article>
    </Card>
  );
}

function NextTime({ next }: { next: Occurrence }) {
  const t = useTexts('events');
  const format = useFormat();
  const localPath = useLocalPath();
  const time = `${announcedTime(next.startsAt, format)} ${format.zone(next.startsAt)}`;
  return (
    <p className="type-small tabular">
      <Link
        to={localPath(sessionPath(next))}
        className="rounded-sm underline decoration-river/45 decoration-1 underline-offset-[0.28em] hover:text-ink touch:inline-block touch:py-3"
      >
        <time dateTime={next.startsAt.toISOString()} suppressHydrationWarning>
          {t('events.analysis.next', { day: format.date(next.startsAt, 'short'), time })}
        </time>
      </Link>
    </p>
  );
}
