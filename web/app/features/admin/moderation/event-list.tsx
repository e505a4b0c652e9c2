import type { ModerationEvent } from '@danube/contract/moderation/moderation.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { ReverseDecision } from './reverse-decision.tsx';

const restrictions = ['hide', 'remove', 'warn', 'mute', 'suspend'];

/** The history of a case or a person. Restrictions can be reversed from here. */
export function EventList({ events }: { events: readonly ModerationEvent[] }) {
  return (
    <ol className="grid border-t border-rule text-sm">
      {events.map((event) => (
        <EventItem key={event.number} event={event} />
      ))}
    </ol>
  );
}

function EventItem({ event }: { event: ModerationEvent }) {
  const t = useTexts('queue', 'moderation');
  const format = useFormat();
  const { rule, filter, until, isReversed, statementId } = event;
  const isRestriction = restrictions.includes(event.kind);
  const facts = [
    ...(rule ? [t(`moderation.rules.${rule}`)] : []),
    ...(filter ? [t(`queue.filters.${filter}`)] : []),
    ...(until ? [t('queue.untilDate', { date: format.date(until, 'medium') })] : []),
    ...(isRestriction && isReversed ? [t('queue.wasReversed')] : []),
  ];
  return (
    <li className="grid gap-1 border-b border-rule py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time
          dateTime={event.at.toISOString()}
          className="tabular text-xs text-ink-3"
          suppressHydrationWarning
        >
          {format.date(event.at, 'moment')}
        </time>
        <span className="font-[560]">
          <Who event={event} />
        </span>
        <span className="text-ink-2">{facts.join(' · ')}</span>
        {isRestriction && !isReversed && statementId ? (
          <ReverseDecision statementId={statementId} />
        ) : null}
      </div>
      {event.text ? <p className="whitespace-pre-line wrap-anywhere">{event.text}</p> : null}
    </li>
  );
}

function Who({ event: { kind, actor } }: { event: ModerationEvent }) {
  const t = useTexts('queue');
  const what = t(`queue.kinds.${kind}`);
  if (actor) return t('queue.by', { what, name: actor.name });
  return kind === 'flag' ? t('queue.byFilter', { what }) : what;
}
