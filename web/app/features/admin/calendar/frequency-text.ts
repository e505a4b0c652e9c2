import type { EventPlan } from '@danube/contract/events/events.schemas.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { noonOf } from '../../live/events/calendar/calendar-days.ts';
import {
  chooseWeekdays,
  type RecurrenceForm,
  toRecurrenceForm,
  weekdayCodes,
} from './recurrence-form.ts';
import { toDay } from './wall-time.ts';

/** A Monday, to get the names of weekdays. */
const monday = '2026-01-05';

/** A plan's recurrence as text; a rule that the form can't express is shown as written. */
export function useFrequencyText() {
  const t = useTexts('calendar');
  const language = useTextLanguage();
  const utc = { language, timeZone: 'UTC' };

  function every(form: RecurrenceForm, plan: Pick<EventPlan, 'firstStart'>): string {
    const count = form.interval;
    if (form.rhythm === 'daily') return t('calendar.rhythm.daily', { count });
    if (form.rhythm === 'monthly') return t('calendar.rhythm.monthly', { count });
    const days = chooseWeekdays(form, toDay(plan.firstStart)).map((code) => weekdayName(code));
    return t('calendar.rhythm.weekly', { count, days: days.join(', ') });
  }

  function weekdayName(code: (typeof weekdayCodes)[number]): string {
    const day = Number(monday.slice(8)) + weekdayCodes.indexOf(code);
    return formatDate(noonOf(`2026-01-${String(day).padStart(2, '0')}`), 'weekdayShort', utc);
  }

  return (plan: Pick<EventPlan, 'recurrenceRule' | 'firstStart'>): string => {
    const form = toRecurrenceForm(plan.recurrenceRule, plan.firstStart);
    if (form.rhythm === 'none') return t('calendar.rhythm.none');
    if (form.rhythm === 'custom') return form.custom;
    const words = every(form, plan);
    if (form.ends === 'on') {
      const day = formatDate(noonOf(form.until), 'medium', utc);
      return t('calendar.rhythm.until', { words, day });
    }
    return form.ends === 'after' ? t('calendar.rhythm.times', { words, count: form.count }) : words;
  };
}
