import { languages } from '@danube/contract/locale.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { eventTypeTexts } from '../../live/events/event-type-texts.ts';
import { AudienceFields } from './audience-fields.tsx';
import { RecurrenceFields } from './recurrence-fields.tsx';
import type { SessionFormState } from './use-session-form.ts';

/** Which fields a form has: a single session has fewer than a plan. */
export type FieldSet = {
  /** Day, time and recurrence; a single session is moved instead. */
  readonly hasTime: boolean;
  /** Only for a plan: description, kind, language, audience. */
  readonly hasPlan: boolean;
};

type SessionFieldsProps = { state: SessionFormState; fields: FieldSet };

/** A session's fields, in the usual order of planning. */
export function SessionFields({ state, fields }: SessionFieldsProps) {
  const t = useTexts('calendar');
  const { values, setValues, isInvalid } = state;
  return (
    <div className="grid content-start gap-5">
      <Field
        label={t('calendar.form.title')}
        error={isInvalid('title') ? t('calendar.form.titleWrong') : undefined}
      >
        <TextInput
          name="title"
          maxLength={120}
          autoComplete="off"
          value={values.title}
          onChange={(event) => setValues({ title: event.currentTarget.value })}
        />
      </Field>
      {fields.hasPlan ? <Description state={state} /> : null}
      {fields.hasTime ? <TimeFields state={state} /> : null}
      {values.isAllDay ? null : <Minutes state={state} />}
      {fields.hasTime ? <RecurrenceFields state={state} /> : null}
      <Field label={t('calendar.form.host')} isOptional>
        <TextInput
          name="host"
          maxLength={80}
          autoComplete="off"
          value={values.host}
          onChange={(event) => setValues({ host: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={t('calendar.form.room')}
        isOptional
        help={t('calendar.form.roomHelp')}
        error={isInvalid('room') ? t('calendar.form.roomWrong') : undefined}
      >
        <TextInput
          type="url"
          name="room"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          value={values.room}
          onChange={(event) => setValues({ room: event.currentTarget.value })}
        />
      </Field>
      <Checkbox
        name="isRecorded"
        label={t('calendar.form.recorded')}
        help={t('calendar.form.recordedHelp')}
        checked={values.isRecorded}
        onChange={(event) => setValues({ isRecorded: event.currentTarget.checked })}
      />
      <AudienceFields state={state} isFixed={!fields.hasPlan} />
    </div>
  );
}

function Description({ state: { values, setValues } }: { state: SessionFormState }) {
  const t = useTexts('calendar', 'events');
  return (
    <>
      <Field
        label={t('calendar.form.description')}
        isOptional
        help={t('calendar.form.descriptionHelp')}
      >
        <TextArea
          name="description"
          rows={4}
          lang={values.language}
          maxLength={2000}
          value={values.description}
          onChange={(event) => setValues({ description: event.currentTarget.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('calendar.form.type')}>
          <Select
            name="type"
            value={values.type}
            onChange={(event) =>
              setValues({
                type: event.currentTarget.value === 'live_trading' ? 'live_trading' : 'other',
              })
            }
          >
            <option value="live_trading">{t(eventTypeTexts.live_trading)}</option>
            <option value="other">{t(eventTypeTexts.other)}</option>
          </Select>
        </Field>
        <Field label={t('calendar.form.language')}>
          <Select
            name="language"
            value={values.language}
            onChange={(event) => {
              const wanted = event.currentTarget.value;
              const found = languages.find(({ code }) => code === wanted);
              if (found) setValues({ language: found.code });
            }}
          >
            {languages.map(({ code, nativeName }) => (
              <option key={code} value={code} lang={code}>
                {nativeName}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}

function TimeFields({ state: { values, setValues, isInvalid } }: { state: SessionFormState }) {
  const t = useTexts('calendar');
  return (
    <div className="grid gap-x-5 sm:grid-cols-2">
      <Field
        label={t('calendar.form.day')}
        error={isInvalid('day') ? t('calendar.form.dayWrong') : undefined}
      >
        <TextInput
          type="date"
          name="day"
          value={values.day}
          onChange={(event) => setValues({ day: event.currentTarget.value })}
        />
      </Field>
      {values.isAllDay ? (
        <span />
      ) : (
        <Field
          label={t('calendar.form.time')}
          error={isInvalid('time') ? t('calendar.form.timeWrong') : undefined}
          className="max-sm:mt-5"
        >
          <TextInput
            type="time"
            name="time"
            value={values.time}
            onChange={(event) => setValues({ time: event.currentTarget.value })}
          />
        </Field>
      )}
      <Checkbox
        name="isAllDay"
        label={t('calendar.form.allDay')}
        checked={values.isAllDay}
        onChange={(event) => setValues({ isAllDay: event.currentTarget.checked })}
        className="col-span-full"
      />
    </div>
  );
}

function Minutes({ state: { values, setValues, isInvalid } }: { state: SessionFormState }) {
  const t = useTexts('calendar');
  return (
    <Field
      label={t('calendar.form.minutes')}
      error={isInvalid('minutes') ? t('calendar.form.minutesWrong') : undefined}
      className="sm:max-w-[calc(50%-0.625rem)]"
    >
      <TextInput
        type="number"
        name="minutes"
        inputMode="numeric"
        min={5}
        max={1440}
        value={values.minutes}
        onChange={(event) => setValues({ minutes: event.currentTarget.value })}
      />
    </Field>
  );
}
