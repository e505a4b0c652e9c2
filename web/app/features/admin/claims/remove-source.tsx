import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { refetch } from './use-source-form.ts';

/** Removes a source after confirmation. */
export function RemoveSource({ id, figure }: { id: ClaimId; figure: string }) {
  const t = useTexts('admin');
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...queries.claims.removeSource.mutationOptions(),
    async onSuccess() {
      await refetch(queryClient);
      showToast({ kind: 'success', title: t('admin.claims.removed'), text: figure });
    },
  });
  return (
    <ConfirmDialog
      trigger={
        <Button size="small" variant="quiet" aria-label={t('admin.claims.removeOf', { figure })}>
          {t('admin.claims.remove')}
        </Button>
      }
      title={t('admin.claims.removeTitle')}
      text={t('admin.claims.removeText', { figure })}
      confirmLabel={t('admin.claims.removeConfirm')}
      isDanger
      onConfirm={() => remove.mutateAsync({ id })}
    />
  );
}
