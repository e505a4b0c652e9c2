import type { EventPlan, ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import { RotateCcw } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { restore } from './intended-change.ts';
import { useChange } from './use-change.ts';

/** Restores a cancelled session. */
export function RestoreButton({ session, plan }: { session: ManagedOccurrence; plan: EventPlan }) {
  const t = useTexts('calendar');
  const run = useChange();
  return (
    <ConfirmDialog
      trigger={
        <Button variant="primary" className="w-fit">
          <RotateCcw aria-hidden="true" />
          {t('calendar.restore.open')}
        </Button>
      }
      title={t('calendar.restore.title', { title: session.title })}
      text={t('calendar.restore.text')}
      confirmLabel={t('calendar.restore.open')}
      onConfirm={() => run(restore(plan, session), t('calendar.restore.done'))}
    />
  );
}
