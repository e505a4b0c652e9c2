import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.ts';
import { failureText } from './act-failure.ts';
import { readAnew } from './use-source-form.ts';

/** Takes a source back, once it has been asked whether that is meant. */
export function RemoveSource({ id, figure }: { id: ClaimId; figure: string }) {
  const t = useTexts('admin');
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const remove = useMutation({
    ...queries.claims.removeSource.mutationOptions(),
    async onSuccess() {
      await readAnew(queryClient);
      setIsOpen(false);
      showToast({ kind: 'success', title: t('admin.claims.removed'), text: figure });
    },
  });
  return (
    <Dialog
      trigger={
        <Button size="small" variant="quiet" aria-label={t('admin.claims.removeOf', { figure })}>
          {t('admin.claims.remove')}
        </Button>
      }
      title={t('admin.claims.removeTitle')}
      description={t('admin.claims.removeText', { figure })}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (remove.isPending) return;
        remove.reset();
        setIsOpen(next);
      }}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('admin.cancel')}</Button>
          </OverlayClose>
          <Button
            variant="danger"
            isLoading={remove.isPending}
            onClick={() => remove.mutate({ id })}
          >
            {t('admin.claims.removeConfirm')}
          </Button>
        </>
      }
    >
      {remove.error ? (
        <div role="alert">
          <FieldError>{failureText(remove.error, t)}</FieldError>
        </div>
      ) : null}
    </Dialog>
  );
}
