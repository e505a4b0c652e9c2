import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../../../lib/texts.tsx';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { runAfterClosing } from './focus-later.ts';

/** Asks before changes are lost: with our dialog within the site, with the browser's on leaving. */
export function UnsavedChanges({ isUnsaved }: { isUnsaved: boolean }) {
  const t = useTexts('account');
  const requested = useRef<Element | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isBlocked = isUnsaved && currentLocation.pathname !== nextLocation.pathname;
    if (isBlocked) requested.current = document.activeElement;
    return isBlocked;
  });
  useLeaveWarning(isUnsaved);
  const stay = () => blocker.reset?.();
  useEffect(() => {
    if (blocker.state !== 'unblocked' || !(requested.current instanceof HTMLElement)) return;
    const before = requested.current;
    requested.current = null;
    // The dialog has no trigger, so nothing else restores the focus.
    runAfterClosing(() => before.focus());
  }, [blocker.state]);
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => (isOpen ? undefined : stay())}
      title={t('account.unsaved.title')}
      description={t('account.unsaved.text')}
      actions={
        <>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            {t('account.unsaved.leave')}
          </Button>
          <Button variant="primary" onClick={stay}>
            {t('ui.unsaved.stay')}
          </Button>
        </>
      }
    />
  );
}
