import type { ClaimEntry } from '@danube/contract/claims/claims.schemas.ts';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.ts';
import { failureKey } from './act-failure.ts';
import { SourceFields } from './source-fields.tsx';
import { useSourceForm } from './use-source-form.ts';

type SourceDialogProps = { entry: ClaimEntry; figure: string; trigger: ReactNode };

/** Writes the source of one figure and publishes it. */
export function SourceDialog({ entry, figure, trigger }: SourceDialogProps) {
  const t = useTexts('admin');
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useSourceForm(entry, () =>
    showToast({ kind: 'success', title: t('admin.claims.saved'), text: figure }),
  );
  useEffect(() => {
    if (form.attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form.attempts]);
  return (
    <Dialog
      trigger={trigger}
      title={t('admin.claims.dialog', { figure })}
      description={t('admin.claims.dialogText')}
      size="medium"
      isOpen={form.isOpen}
      onOpenChange={form.request}
      actions={
        form.isAsking ? (
          <DiscardQuestion onStay={form.stay} onDiscard={form.discard} />
        ) : (
          <>
            <OverlayClose asChild>
              <Button variant="quiet">{t('admin.cancel')}</Button>
            </OverlayClose>
            <Button type="submit" form={formId} variant="primary" isLoading={form.isSaving}>
              {t('admin.claims.save')}
            </Button>
          </>
        )
      }
    >
      <form ref={formRef} id={formId} onSubmit={form.submit} noValidate className="grid gap-4 pt-2">
        <SourceFields form={form} />
        {form.failure ? (
          <div role="alert">
            <FieldError>{t(failureKey(form.failure))}</FieldError>
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}

function DiscardQuestion({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const t = useTexts('admin');
  const stay = useRef<HTMLButtonElement>(null);
  // What asked may have been the button that this question replaces.
  useEffect(() => stay.current?.focus(), []);
  return (
    <>
      <p role="alert" className="me-auto basis-full text-sm">
        {t('admin.unsaved.question')}
      </p>
      <Button ref={stay} onClick={onStay}>
        {t('admin.unsaved.stay')}
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        {t('admin.unsaved.discard')}
      </Button>
    </>
  );
}
