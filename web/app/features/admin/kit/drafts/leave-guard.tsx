import { useBlocker } from 'react-router';
import { useTexts } from '../../../../lib/texts.tsx';
import { useLeaveWarning } from '../../../../lib/use-leave-warning.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { isUnsaved, type SaveQueue } from './save-queue.ts';
import { saveStateOf } from './save-state.tsx';

/**
 * Asks before unsaved changes are lost. Navigating while saving works needs no question: pending
 * edits are still sent.
 */
export function LeaveGuard<Draft, Edit>({ queue }: { queue: SaveQueue<Draft, Edit> }) {
  const t = useTexts('editor');
  const isHalted = isUnsaved(queue) && saveStateOf(queue) !== 'saving';
  useLeaveWarning(isUnsaved(queue));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isHalted && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={t('editor.save.leaveTitle')}
      description={t('editor.save.leaveText')}
      isOpen
      onOpenChange={() => blocker.reset()}
      actions={
        <>
          <Button onClick={() => blocker.reset()}>{t('editor.save.stay')}</Button>
          <Button variant="danger" onClick={() => blocker.proceed()}>
            {t('editor.save.leave')}
          </Button>
        </>
      }
    />
  );
}
