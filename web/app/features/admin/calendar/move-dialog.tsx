import type {
  EventPlan,
  IntendedChange,
  ManagedOccurrence,
  WallClock,
} from '@danube/contract/events/events.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { isDay } from '../../../lib/day-start.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { plansQuery } from './calendar-queries.ts';
import { ChangePreview } from './change-preview.tsx';
import { mayMoveFollowing, moveTo, type Scope } from './intended-change.ts';
import { planOf, startOf } from './managed-session.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { useChange } from './use-change.ts';
import { dayOfWall, timeOfWall } from './wall-time.ts';

type MoveDialogProps = {
  session: ManagedOccurrence;
  /** Where it was dragged to; its current time if the form moves it. */
  to: WallClock;
  opener?: HTMLElement | null;
  onClose: () => void;
};

/** Moves a session to another day or time, after a preview of the effects. */
export function MoveDialog({ session, to, opener, onClose }: MoveDialogProps) {
  const t = useTexts('calendar', 'admin');
  const formId = useId();
  const form = useMoveForm(session, to, onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen || form.isBusy ? undefined : onClose())}
      opener={opener ?? null}
      size="medium"
      title={t('calendar.move.title', { title: session.title })}
      description={t('calendar.move.text')}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('ui.cancel')}</Button>
          </OverlayClose>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isLoading={form.isBusy}
            {...(form.change === null && form.plan
              ? { disabledReason: t('calendar.move.unchanged') }
              : {})}
          >
            {t('calendar.move.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-4 pt-2">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('calendar.form.day')}>
            <TextInput
              type="date"
              name="day"
              value={form.day}
              onChange={(event) => form.setDay(event.currentTarget.value)}
            />
          </Field>
          {session.scheduledTime === null ? null : (
            <Field label={t('calendar.form.time')}>
              <TextInput
                type="time"
                name="time"
                value={form.time}
                onChange={(event) => form.setTime(event.currentTarget.value)}
              />
            </Field>
          )}
        </div>
        {form.plan && session.isSeries && mayMoveFollowing(form.plan) ? (
          <ScopeChoice scope={form.scope} onChoose={form.setScope} />
        ) : null}
        <ChangePreview change={form.change} />
        {form.failure ? (
          <div role="alert">
            <FieldError>{errorText(form.failure, t)}</FieldError>
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}

function useMoveForm(session: ManagedOccurrence, to: WallClock, onDone: () => void) {
  const t = useTexts('calendar');
  const run = useChange();
  const plans = useQuery(plansQuery(queries));
  const [day, setDay] = useState(dayOfWall(to));
  const [time, setTime] = useState(timeOfWall(to));
  const [scope, setScope] = useState<Scope>('this');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const plan = planOf(plans.data ?? [], session);
  const change = plan ? changeTo(session, plan, { day, time, scope }) : null;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (change === null || isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await run(change, t('calendar.move.done'));
      onDone();
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  }

  return {
    plan,
    change,
    day,
    setDay,
    time,
    setTime,
    scope,
    setScope,
    isBusy,
    failure: failure ?? plans.error,
    submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
  };
}

type MoveInput = { day: string; time: string; scope: Scope };

/** Null if nothing changed, or the time is incomplete. */
function changeTo(
  session: ManagedOccurrence,
  plan: EventPlan,
  { day, time, scope }: MoveInput,
): IntendedChange | null {
  if (!isDay(day) || !/^\d\d:\d\d$/.test(time)) return null;
  const wanted: WallClock = `${day}T${time}`;
  return wanted === startOf(session) ? null : moveTo(plan, session, { to: wanted, scope });
}
