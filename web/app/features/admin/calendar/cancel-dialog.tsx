import type { EventPlan, ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import { useState } from 'react';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { ChangePreview } from './change-preview.tsx';
import { cancel, mayCancelFollowing, type Scope } from './intended-change.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { useChange } from './use-change.ts';

type CancelDialogProps = { session: ManagedOccurrence; plan: EventPlan };

/** Cancels a session, or it and all following ones; registered people are notified by email. */
export function CancelDialog({ session, plan }: CancelDialogProps) {
  const t = useTexts('calendar');
  const run = useChange();
  const [isOpen, setIsOpen] = useState(false);
  const [scope, setScope] = useState<Scope>('this');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const change = cancel(plan, session, scope);

  function show(next: boolean) {
    if (isBusy) return;
    setScope('this');
    setFailure(undefined);
    setIsOpen(next);
  }

  async function confirm() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await run(change, t('calendar.cancel.done'));
      setIsOpen(false);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      trigger={<Button>{t('calendar.cancel.open')}</Button>}
      isOpen={isOpen}
      onOpenChange={show}
      size="medium"
      title={t('calendar.cancel.title', { title: session.title })}
      description={t('calendar.cancel.text')}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('calendar.cancel.keep')}</Button>
          </OverlayClose>
          <Button variant="danger" isLoading={isBusy} onClick={() => void confirm()}>
            {t('calendar.cancel.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-2">
        {mayCancelFollowing(plan, session) ? (
          <ScopeChoice scope={scope} onChoose={setScope} />
        ) : null}
        {isOpen ? <ChangePreview change={change} /> : null}
        {failure ? (
          <div role="alert">
            <FieldError>{errorText(failure, t)}</FieldError>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
