import { formatDate } from '../../../lib/format-date.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { noonOf } from '../../live/events/calendar/calendar-days.ts';
import {
  chooseWeekdays,
  frequencies,
  type RecurrenceForm,
  weekdayCodes,
} from './recurrence-form.ts';
import type { SessionFormState } from './use-session-form.ts';

const frequencyTexts = {
  none: 'calendar.repeat.none',
  daily: 'calendar.repeat.daily',
  weekly: 'calendar.repeat.weekly',
  monthly: 'calendar.repeat.monthly',
  custom: 'calendar.repeat.custom',
} as const;

const endTexts = {
  never: 'calendar.repeat.never',
  on: 'calendar.repeat.on',
  after: 'calendar.repeat.after',
} as const;

/** A session's recurrence. A rule that these fields can't express stays as written. */
export function RecurrenceFields({ state }: { state: SessionFormState }) {
  const t = useTexts('calendar');
  const { recurrence, day } = state.values;
  const setRecurrence = (part: Partial<RecurrenceForm>) =>
    state.setValues({ recurrence: { ...recurrence, ...part } });
  const isRegular = recurrence.rhythm !== 'none' && recurrence.rhythm !== 'custom';
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={t('calendar.repeat.label')}
        help={recurrence.rhythm === 'custom' ? recurrence.custom : undefined}
      >
        <Select
          name="rhythm"
          value={recurrence.rhythm}
          onChange={(event) => {
            const rhythm = frequencies.find((each) => each === event.currentTarget.value);
            if (rhythm) setRecurrence({ rhythm });
          }}
        >
          {frequencies
            .filter((each) => each !== 'custom' || recurrence.custom !== '')
            .map((each) => (
              <option key={each} value={each}>
                {t(frequencyTexts[each])}
              </option>
            ))}
        </Select>
      </Field>
      {isRegular ? <Interval recurrence={recurrence} setRecurrence={setRecurrence} /> : null}
      {recurrence.rhythm === 'weekly' ? (
        <Weekdays recurrence={recurrence} day={day} setRecurrence={setRecurrence} />
      ) : null}
      {recurrence.rhythm === 'monthly' ? (
        <MonthlyBy recurrence={recurrence} setRecurrence={setRecurrence} />
      ) : null}
      {isRegular ? (
        <RecurrenceEnd
          recurrence={recurrence}
          setRecurrence={setRecurrence}
          isInvalid={state.isInvalid('recurrence')}
        />
      ) : null}
    </div>
  );
}

type PartProps = {
  recurrence: RecurrenceForm;
  setRecurrence: (part: Partial<RecurrenceForm>) => void;
};

function Interval({ recurrence, setRecurrence }: PartProps) {
  const t = useTexts('calendar');
  return (
    <Field label={t('calendar.repeat.interval')} help={t('calendar.repeat.intervalHelp')}>
      <TextInput
        type="number"
        name="interval"
        inputMode="numeric"
        min={1}
        max={52}
        value={String(recurrence.interval)}
        onChange={(event) => setRecurrence({ interval: Number(event.currentTarget.value) })}
      />
    </Field>
  );
}

/** A Monday, to get the names of weekdays. */
const firstMonday = 5;

function Weekdays({ recurrence, day, setRecurrence }: PartProps & { day: string }) {
  const t = useTexts('calendar');
  const language = useTextLanguage();
  const chosen = chooseWeekdays(recurrence, day);
  return (
    <fieldset className="col-span-full grid gap-1.5">
      <legend className="text-sm leading-snug font-[560]">{t('calendar.repeat.weekdays')}</legend>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {weekdayCodes.map((code, index) => (
          <label
            key={code}
            className="relative inline-flex min-h-11 min-w-12 cursor-pointer items-center justify-center rounded-md border border-control px-2.5 text-sm has-checked:border-river has-checked:bg-river-wash has-checked:text-river-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(code)}
              onChange={(event) =>
                setRecurrence({
                  weekdays: event.currentTarget.checked
                    ? [...chosen, code]
                    : chosen.filter((each) => each !== code),
                })
              }
            />
            {formatDate(
              noonOf(`2026-01-${String(firstMonday + index).padStart(2, '0')}`),
              'weekdayShort',
              {
                language,
                timeZone: 'UTC',
              },
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function MonthlyBy({ recurrence, setRecurrence }: PartProps) {
  const t = useTexts('calendar');
  return (
    <Field label={t('calendar.repeat.monthBy')}>
      <Select
        name="monthBy"
        value={recurrence.monthBy}
        onChange={(event) =>
          setRecurrence({ monthBy: event.currentTarget.value === 'date' ? 'date' : 'weekday' })
        }
      >
        <option value="weekday">{t('calendar.repeat.byWeekday')}</option>
        <option value="date">{t('calendar.repeat.byDate')}</option>
      </Select>
    </Field>
  );
}

const ends = ['never', 'on', 'after'] as const;

function RecurrenceEnd({
  recurrence,
  setRecurrence,
  isInvalid,
}: PartProps & { isInvalid: boolean }) {
  const t = useTexts('calendar');
  const error = isInvalid ? t('calendar.repeat.endWrong') : undefined;
  return (
    <div className="col-span-full grid gap-5 sm:grid-cols-2">
      <Field label={t('calendar.repeat.ends')}>
        <Select
          name="ends"
          value={recurrence.ends}
          onChange={(event) => {
            const wanted = ends.find((each) => each === event.currentTarget.value);
            if (wanted) setRecurrence({ ends: wanted });
          }}
        >
          {ends.map((each) => (
            <option key={each} value={each}>
              {t(endTexts[each])}
            </option>
          ))}
        </Select>
      </Field>
      {recurrence.ends === 'on' ? (
        <Field label={t('calendar.repeat.until')} error={error}>
          <TextInput
            type="date"
            name="until"
            value={recurrence.until}
            onChange={(event) => setRecurrence({ until: event.currentTarget.value })}
          />
        </Field>
      ) : null}
      {recurrence.ends === 'after' ? (
        <Field label={t('calendar.repeat.count')} error={error}>
          <TextInput
            type="number"
            name="count"
            inputMode="numeric"
            min={1}
            max={500}
            value={String(recurrence.count)}
            onChange={(event) => setRecurrence({ count: Number(event.currentTarget.value) })}
          />
        </Field>
      ) : null}
    </div>
  );
}
