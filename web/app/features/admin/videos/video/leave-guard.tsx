import { useBlocker } from 'react-router';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

/** Asks before navigating within the site loses unsaved input. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const t = useTexts('ui');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={t('ui.unsaved.question')}
      isOpen
      onOpenChange={() => blocker.reset()}
      actions={
        <>
          <Button onClick={() => blocker.reset()}>{t('ui.unsaved.stay')}</Button>
          <Button variant="danger" onClick={() => blocker.proceed()}>
            {t('ui.unsaved.discard')}
          </Button>
        </>
      }
    />
  );
}
