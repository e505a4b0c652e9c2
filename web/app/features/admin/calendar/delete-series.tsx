import type { EventPlan, ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { calendarPath } from './calendar-view.ts';
import { useChange } from './use-change.ts';

/** Deletes a session with all its dates, including past ones, if it was planned by mistake. */
export function DeleteSeries({ session, plan }: { session: ManagedOccurrence; plan: EventPlan }) {
  const t = useTexts('calendar');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const run = useChange();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="type-small">
        {t(session.isSeries ? 'calendar.series.text' : 'calendar.series.textOne')}
      </p>
      <ConfirmDialog
        trigger={
          <Button size="small">
            {t(session.isSeries ? 'calendar.series.delete' : 'calendar.series.deleteOne')}
          </Button>
        }
        title={t('calendar.series.ask', { title: session.title })}
        text={t('calendar.series.askText')}
        confirmLabel={t(session.isSeries ? 'calendar.series.delete' : 'calendar.series.deleteOne')}
        isDanger
        onConfirm={async () => {
          await run({ kind: 'remove', id: plan.seriesId }, t('calendar.series.done'));
          await navigate(localPath(calendarPath));
        }}
      />
    </div>
  );
}
