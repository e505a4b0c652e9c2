import type { ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Section } from '../kit/section.tsx';
import { isOver } from './managed-session.ts';

/** How many are registered and waiting; after the start, how many joined. */
export function SessionPeople({ session, now }: { session: ManagedOccurrence; now: Date }) {
  const t = useTexts('calendar');
  const { number } = useFormat();
  const { registered, waiting, capacity, attended } = session;
  const hasBegun = session.startsAt <= now || isOver(session, now);
  const figures = [
    {
      label: t('calendar.people.registered'),
      value: capacity === null ? number(registered) : `${number(registered)} / ${number(capacity)}`,
    },
    ...(capacity === null ? [] : [{ label: t('calendar.people.waiting'), value: number(waiting) }]),
    ...(hasBegun
      ? [
          { label: t('calendar.people.members'), value: number(attended.members) },
          { label: t('calendar.people.visitors'), value: number(attended.visitors) },
        ]
      : []),
  ];
  return (
    <Section title={t('calendar.people.title')}>
      <dl className="flex flex-wrap gap-x-10 gap-y-4 border-t border-rule pt-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse gap-1">
            <dt className="text-xs text-ink-2">{label}</dt>
            <dd className="tabular font-serif text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      {session.audience === 'everyone' ? (
        <p className="type-small">{t('calendar.people.everyone')}</p>
      ) : null}
    </Section>
  );
}
