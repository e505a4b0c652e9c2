import type { ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Section } from '../kit/section.tsx';
import { StatRow } from '../kit/stat-row.tsx';
import { isOver } from './managed-session.ts';

/** How many are registered and waiting; after the start, how many joined. */
export function SessionPeople({ session, now }: { session: ManagedOccurrence; now: Date }) {
  const t = useTexts('calendar');
  const { number } = useFormat();
  const { registered, waiting, capacity, attended } = session;
  const hasBegun = session.startsAt <= now || isOver(session, now);
  const places = capacity === null ? '' : ` / ${number(capacity)}`;
  const stats: (readonly [string, string])[] = [
    [t('calendar.people.registered'), `${number(registered)}${places}`],
  ];
  if (capacity !== null) stats.push([t('calendar.people.waiting'), number(waiting)]);
  if (hasBegun) {
    stats.push([t('calendar.people.members'), number(attended.members)]);
    stats.push([t('calendar.people.visitors'), number(attended.visitors)]);
  }
  return (
    <Section title={t('calendar.people.title')}>
      <StatRow stats={stats} isWithin />
      {session.audience === 'everyone' ? (
        <p className="type-small">{t('calendar.people.everyone')}</p>
      ) : null}
    </Section>
  );
}
