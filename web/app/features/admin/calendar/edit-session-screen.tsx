import type {
  EventPlan,
  IntendedChange,
  ManagedOccurrence,
} from '@danube/contract/events/events.schemas.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { calendarUrl, sessionUrl } from './calendar-view.ts';
import { FormScreen } from './form-screen.tsx';
import type { Scope } from './intended-change.ts';
import { draftOfPlan } from './managed-session.ts';
import { ScopeChoice } from './scope-choice.tsx';
import {
  findSessionErrors,
  formToChange,
  formToDraft,
  planToForm,
  type SessionForm,
  sessionToForm,
} from './session-form.ts';
import { useChange } from './use-change.ts';
import { useSessionForm } from './use-session-form.ts';
import { WithSession } from './with-session.tsx';

type EditSessionScreenProps = { eventId: string; date: string };

/** Changes one session, or it and all following ones. */
export function EditSessionScreen(address: EditSessionScreenProps) {
  const [scope, setScope] = useState<Scope>('this');
  return (
    <WithSession {...address}>
      {(session, plan) => (
        // Remounts for another scope, which has other initial values and fields.
        <EditForm key={scope} session={session} plan={plan} scope={scope} setScope={setScope} />
      )}
    </WithSession>
  );
}

type EditFormProps = {
  session: ManagedOccurrence;
  plan: EventPlan;
  scope: Scope;
  setScope: (scope: Scope) => void;
};

function EditForm({ session, plan, scope, setScope }: EditFormProps) {
  const t = useTexts('calendar');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const run = useChange();
  const { date } = session;
  const state = useSessionForm({
    defaultValues: () => initialForm(plan, session, scope),
    changeOf: (values) => toIntendedChange(values, { plan, session, scope }),
    async onSubmit(change, { day }) {
      await run(change, t('calendar.saved'));
      // A replanned series may no longer have a session on that date.
      const isSame = change.kind === 'changeOccurrence' || !session.isSeries;
      const to = isSame ? sessionUrl(session) : calendarUrl({ day });
      await navigate(localPath(to));
    },
  });
  const isOne = scope === 'this' && session.isSeries;
  return (
    <FormScreen
      state={state}
      fields={{ hasTime: scope === 'following', hasPlan: !isOne }}
      confirmLabel={t('calendar.save')}
      back={sessionUrl({ eventId: session.eventId, date })}
    >
      {session.isSeries ? <ScopeChoice scope={scope} onChoose={setScope} /> : null}
      {scope === 'this' ? <p className="type-small">{t('calendar.form.moveInstead')}</p> : null}
    </FormScreen>
  );
}

function initialForm(plan: EventPlan, session: ManagedOccurrence, scope: Scope): SessionForm {
  if (scope === 'this' && session.isSeries) return sessionToForm(plan, session.date);
  return planToForm(plan, session.date, session.countFromHere);
}

type PendingChange = { plan: EventPlan; session: ManagedOccurrence; scope: Scope };

/** The form's change. A one-off session is replanned in place. */
function toIntendedChange(
  form: SessionForm,
  { plan, session, scope }: PendingChange,
): IntendedChange | null {
  const { date } = session;
  if (findSessionErrors(form).length > 0) return null;
  if (scope === 'this' && session.isSeries) {
    return {
      kind: 'changeOccurrence',
      id: plan.id,
      date,
      change: formToChange(form, plan, date),
    };
  }
  const draft = formToDraft(form);
  if (draft === null) return null;
  if (!session.isSeries) {
    const { firstStart, recurrenceRule } = draftOfPlan(plan);
    return { kind: 'change', id: plan.id, draft: { ...draft, firstStart, recurrenceRule } };
  }
  return { kind: 'changeFollowing', id: plan.id, date, draft };
}
