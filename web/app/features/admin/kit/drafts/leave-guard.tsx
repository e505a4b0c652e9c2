import { isUnsaved, type SaveQueue } from '@danube/contract/drafts/save-queue.ts';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../../../../lib/texts.tsx';
import { useLeaveWarning } from '../../../../lib/use-leave-warning.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { saveStateOf } from './save-state.tsx';

/** How long navigation waits for a successful save before the user is asked. */
const saveGracePeriodMs = 1_500;

type LeaveGuardProps<Draft, Edit> = {
  queue: SaveQueue<Draft, Edit>;
  saveAll: () => Promise<boolean>;
  /** The editor's path with the saved slug: moving there after a slug change isn't leaving. */
  ownPath: string;
};

/**
 * Saves before leaving, and asks if that fails or takes long: once the screen is gone, nobody would
 * see that someone else saved in the meantime.
 */
export function LeaveGuard<Draft, Edit>(props: LeaveGuardProps<Draft, Edit>) {
  const { queue, saveAll, ownPath } = props;
  const t = useTexts('editor');
  const isHalted = isUnsaved(queue) && saveStateOf(queue) !== 'saving';
  useLeaveWarning(isUnsaved(queue));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved(queue) && ![currentLocation.pathname, ownPath].includes(nextLocation.pathname),
  );
  const isSlow = useSaveBeforeLeaving(blocker, { saveAll, isSaved: !isUnsaved(queue) });
  if (blocker.state !== 'blocked' || !(isHalted || isSlow)) return null;
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

/** True once blocked navigation has waited too long for the save. */
function useSaveBeforeLeaving(
  blocker: ReturnType<typeof useBlocker>,
  { saveAll, isSaved }: { saveAll: () => Promise<boolean>; isSaved: boolean },
): boolean {
  const [isSlow, setIsSlow] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { state, proceed } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => setIsSlow(true), saveGracePeriodMs);
    void saveAll().then((isDone) => {
      if (!isCurrent) return;
      if (isDone) proceed();
      else setHasFailed(true);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      setIsSlow(false);
      setHasFailed(false);
    };
  }, [state, proceed, saveAll]);
  // A retry may save what the first attempt couldn't: then there is nothing left to ask.
  useEffect(() => {
    if (state === 'blocked' && hasFailed && isSaved) proceed();
  }, [state, proceed, hasFailed, isSaved]);
  return isSlow;
}
