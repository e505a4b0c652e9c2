import type { OccurrenceEffect } from '@danube/contract/events/events.schemas.ts';
import { academyTimeZone, formatDate } from '../../../lib/format-date.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';

const maxShown = 6;

type EffectDatesProps = { effects: readonly OccurrenceEffect[]; total: number };

/** The first dates that a change affects, with their old and new times. */
export function EffectDates({ effects, total }: EffectDatesProps) {
  const t = useTexts('calendar');
  const { number } = useFormat();
  const rest = total - Math.min(effects.length, maxShown);
  return (
    <div className="grid gap-1 text-sm">
      <ol className="tabular">
        {effects.slice(0, maxShown).map((effect) => (
          <EffectDate key={effect.date} effect={effect} />
        ))}
      </ol>
      {rest > 0 ? (
        <p className="type-small">{t('calendar.preview.more', { shown: number(rest) })}</p>
      ) : null}
    </div>
  );
}

function EffectDate({ effect: { before, after } }: { effect: OccurrenceEffect }) {
  const t = useTexts('calendar');
  const language = useTextLanguage();
  const view = { language, timeZone: academyTimeZone };
  const moment = (instant: Date) =>
    `${formatDate(instant, 'short', view)}, ${formatDate(instant, 'time', view)}`;
  const was = before ? moment(before.startsAt) : null;
  const is = after ? moment(after.startsAt) : null;
  return (
    <li className="flex flex-wrap gap-x-2 border-t border-rule py-1.5">
      {was !== null && was !== is ? (
        <>
          <s className="text-ink-3">{was}</s>
          {is === null ? null : <span aria-hidden="true">→</span>}
        </>
      ) : null}
      {is === null ? (
        <span className="text-risk">{t('calendar.state.cancelled')}</span>
      ) : (
        <span>{is}</span>
      )}
    </li>
  );
}
