import type {
  IntendedChange,
  OccurrenceEffect,
  ChangePreview as Preview,
} from '@danube/contract/events/events.schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarSync, Clock, Mail, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { academyTimeZone, formatDate } from '../../../lib/format-date.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import { useFormat } from '../../../lib/use-format.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { EffectDates } from './effect-dates.tsx';

/** A preview of a change's effects. Null while the input is incomplete. */
export function ChangePreview({ change }: { change: IntendedChange | null }) {
  const t = useTexts('calendar', 'admin');
  const settled = useDebouncedText(JSON.stringify(change));
  const isSettled = settled === JSON.stringify(change);
  const read = useQuery({
    // Debounced; until then the change can't be submitted.
    ...queries.eventsAdmin.preview.queryOptions({ input: change ?? placeholderChange }),
    enabled: change !== null && isSettled,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <section aria-live="polite" aria-labelledby="change-preview" className="grid gap-3">
      <h3 id="change-preview" className="type-label">
        {t('calendar.preview.title')}
      </h3>
      {change === null ? <p className="type-small">{t('calendar.preview.incomplete')}</p> : null}
      {change !== null && read.error ? <FieldError>{errorText(read.error, t)}</FieldError> : null}
      {change !== null && !read.error && !read.data ? (
        <SkeletonRegion>
          <SkeletonText lines={3} />
        </SkeletonRegion>
      ) : null}
      {change !== null && !read.error && read.data ? <Effects preview={read.data} /> : null}
    </section>
  );
}

/** Never sent: the query is disabled without a change. */
const placeholderChange = { kind: 'remove', id: '' } as unknown as IntendedChange;

function Effects({ preview }: { preview: Preview }) {
  const t = useTexts('calendar');
  // The server also reports unchanged dates that have a conflict now; those aren't effects of this
  // change.
  const effects = preview.effects.filter(({ feed }) => feed !== 'unchanged');
  return (
    <div className="grid gap-3">
      <Conflicts effects={effects} />
      <ClockChanges effects={effects} />
      <Mails preview={preview} />
      <Feed effects={effects} />
      {effects.length === 0 ? (
        <p className="type-small">{t('calendar.preview.none')}</p>
      ) : (
        <EffectDates effects={effects} total={preview.total} />
      )}
    </div>
  );
}

function useMoment(): (instant: Date) => string {
  const language = useTextLanguage();
  const view = { language, timeZone: academyTimeZone };
  return (instant) => `${formatDate(instant, 'short', view)}, ${formatDate(instant, 'time', view)}`;
}

const maxNamed = 5;

function Conflicts({ effects }: { effects: readonly OccurrenceEffect[] }) {
  const t = useTexts('calendar');
  const moment = useMoment();
  const lines = effects.flatMap(({ date, conflicts }) =>
    conflicts.map(({ title, startsAt }) => ({
      id: `${date} ${title} ${startsAt.getTime()}`,
      text: t('calendar.preview.conflict', { title, when: moment(startsAt) }),
    })),
  );
  if (lines.length === 0) return null;
  return (
    <Note icon={<TriangleAlert aria-hidden="true" />} className="bg-risk-wash text-risk">
      <p className="font-[560]">{t('calendar.preview.conflicts')}</p>
      <ul>
        {lines.slice(0, maxNamed).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Note>
  );
}

/** Nights with a clock change: a time may not exist, or occur twice. */
function ClockChanges({ effects }: { effects: readonly OccurrenceEffect[] }) {
  const t = useTexts('calendar');
  const moment = useMoment();
  const odd = effects.filter(({ clockChange, after }) => clockChange !== null && after !== null);
  if (odd.length === 0) return null;
  return (
    <Note icon={<Clock aria-hidden="true" />} className="bg-info-wash text-info">
      <ul>
        {odd.slice(0, maxNamed).map(({ date, clockChange, after }) => (
          <li key={date}>
            {t(
              clockChange === 'skipped'
                ? 'calendar.preview.clockSkipped'
                : 'calendar.preview.clockRepeated',
              { when: after ? moment(after.startsAt) : '' },
            )}
          </li>
        ))}
      </ul>
    </Note>
  );
}

function Mails({ preview }: { preview: Preview }) {
  const t = useTexts('calendar');
  const { number } = useFormat();
  const people = (kind: 'changed' | 'cancelled') =>
    preview.effects.reduce((sum, { mail }) => sum + (mail?.kind === kind ? mail.people : 0), 0);
  const lines = (['changed', 'cancelled'] as const)
    .map((kind) => ({ kind, count: people(kind) }))
    .filter(({ count }) => count > 0);
  return (
    <Note icon={<Mail aria-hidden="true" />}>
      {lines.length === 0 ? <p>{t('calendar.preview.noMail')}</p> : null}
      {lines.map(({ kind, count }) => (
        <p key={kind}>
          {t(
            kind === 'changed' ? 'calendar.preview.mailChanged' : 'calendar.preview.mailCancelled',
            { shown: number(count) },
          )}
        </p>
      ))}
    </Note>
  );
}

const feedTexts = {
  added: 'calendar.preview.feedAdded',
  changed: 'calendar.preview.feedChanged',
  cancelled: 'calendar.preview.feedCancelled',
  removed: 'calendar.preview.feedRemoved',
} as const;

function Feed({ effects }: { effects: readonly OccurrenceEffect[] }) {
  const t = useTexts('calendar');
  // Object.keys loses the table's key type.
  const kinds = (Object.keys(feedTexts) as (keyof typeof feedTexts)[]).filter((kind) =>
    effects.some(({ feed }) => feed === kind),
  );
  if (kinds.length === 0) return null;
  return (
    <Note icon={<CalendarSync aria-hidden="true" />}>
      {kinds.map((kind) => (
        <p key={kind}>
          {t(feedTexts[kind], { count: effects.filter(({ feed }) => feed === kind).length })}
        </p>
      ))}
    </Note>
  );
}

function Note(props: { icon: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div
      className={`flex items-start gap-2.5 rounded-md px-3 py-2 text-sm leading-snug [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 ${props.className ?? 'bg-sunk/60'}`}
    >
      {props.icon}
      <div className="grid min-w-0 gap-0.5">{props.children}</div>
    </div>
  );
}
