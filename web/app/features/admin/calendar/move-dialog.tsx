import type {
  EventPlan,
  IntendedChange,
  ManagedOccurrence,
  WallClock,
} from '@danube/contract/events/events.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { isDay } from '../../../lib/day-start.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { plansQuery } from './calendar-queries.ts';
import { ChangePreview } from './change-preview.tsx';
import { mayMoveFollowing, moveTo, type Scope } from './intended-change.ts';
import { planOf, startOf } from './managed-session.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { useChange } from './use-change.ts';
import { toDay, toTime } from './wall-time.ts';

type MoveDialogProps = {
  session: ManagedOccurrence;
  /** Where it was dragged to; its current time if the form moves it. */
  to: WallClock;
  opener?: HTMLElement | null;
  onClose: () => void;
};

type MoveValues = { day: string; time: string; scope: Scope };

/** Moves a session to another day or time, after a preview of the effects. */
export function MoveDialog({ session, to, opener = null, onClose }: MoveDialogProps) {
  const t = useTexts('calendar', 'admin');
  const { form, plan, change, error } = useMoveForm(session, to, onClose);
  const { values, setValues } = form;
  return (
    <FormDialog
      form={form}
      opener={opener}
      size="medium"
      title={t('calendar.move.title', { title: session.title })}
      description={t('calendar.move.text')}
      confirmLabel={t('calendar.move.confirm')}
      disabledReason={change === null && plan ? t('calendar.move.unchanged') : undefined}
      error={error ? errorText(error, t) : undefined}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('calendar.form.day')}>
          <TextInput
            type="date"
            name="day"
            value={values.day}
            onChange={(event) => setValues({ day: event.currentTarget.value })}
          />
        </Field>
        {session.scheduledTime === null ? null : (
          <Field label={t('calendar.form.time')}>
            <TextInput
              type="time"
              name="time"
              value={values.time}
              onChange={(event) => setValues({ time: event.currentTarget.value })}
            />
          </Field>
        )}
      </div>
      {plan && session.isSeries && mayMoveFollowing(plan) ? (
        <ScopeChoice scope={values.scope} onChoose={(scope) => setValues({ scope })} />
      ) : null}
      <ChangePreview change={change} />
    </FormDialog>
  );
}

function useMoveForm(session: ManagedOccurrence, to: WallClock, onClose: () => void) {
  const t = useTexts('calendar');
  const run = useChange();
  const plans = useQuery(plansQuery(queries));
  const plan = planOf(plans.data ?? [], session);
  const changeOf = (values: MoveValues) => (plan ? changeTo(session, plan, values) : null);
  const form = useDialogForm<MoveValues, 'change'>({
    defaultOpen: true,
    defaultValues: () => ({ day: toDay(to), time: toTime(to), scope: 'this' }),
    // The button says that another time is needed.
    validate: (values) => (changeOf(values) ? [] : ['change']),
    async onSubmit(values) {
      const change = changeOf(values);
      if (change) await run(change, t('calendar.move.done'));
    },
    onOpenChange: onClose,
  });
  return { form, plan, change: changeOf(form.values), error: form.error ?? plans.error };
}

/** Null if nothing changed, or the time is incomplete. */
function changeTo(
  session: ManagedOccurrence,
  plan: EventPlan,
  { day, time, scope }: MoveValues,
): IntendedChange | null {
  if (!isDay(day) || !/^\d\d:\d\d$/.test(time)) return null;
  const wanted: WallClock = `${day}T${time}`;
  return wanted === startOf(session) ? null : moveTo(plan, session, { to: wanted, scope });
}
