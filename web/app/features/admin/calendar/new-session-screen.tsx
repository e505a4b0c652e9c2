import { defaultLanguage } from '@danube/contract/locale.ts';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import type { Day } from '../../live/events/calendar/calendar-days.ts';
import { calendarUrl } from './calendar-view.ts';
import { FormScreen } from './form-screen.tsx';
import { emptyForm, formToDraft } from './session-form.ts';
import { useChange } from './use-change.ts';
import { useSessionForm } from './use-session-form.ts';

/** Plans a session or a series. */
export function NewSessionScreen({ day }: { day: Day }) {
  const t = useTexts('calendar');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const run = useChange();
  const state = useSessionForm({
    defaultValues: () => emptyForm(day, defaultLanguage),
    changeOf(values) {
      const draft = formToDraft(values);
      return draft && { kind: 'create', draft };
    },
    async onSubmit(change, values) {
      await run(change, t('calendar.create.done'));
      await navigate(localPath(calendarUrl({ day: values.day })));
    },
  });
  return (
    <FormScreen
      state={state}
      fields={{ hasTime: true, hasPlan: true }}
      confirmLabel={t('calendar.create.confirm')}
      back={calendarUrl({ day })}
    />
  );
}
