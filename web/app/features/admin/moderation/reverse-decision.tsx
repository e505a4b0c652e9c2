import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { refetchModeration } from './moderation-queries.ts';

/** Reverses a restriction after confirmation. */
export function ReverseDecision({ statementId }: { statementId: string }) {
  const t = useTexts('queue');
  const queryClient = useQueryClient();
  const reverse = useMutation({
    ...queries.moderationAdmin.reverse.mutationOptions(),
    async onSuccess() {
      await refetchModeration(queryClient);
      showToast({ kind: 'success', title: t('queue.reverseDone') });
    },
  });
  return (
    <ConfirmDialog
      trigger={
        <Button size="small" variant="link">
          {t('queue.reverse')}
        </Button>
      }
      title={t('queue.reverseTitle')}
      text={t('queue.reverseText')}
      confirmLabel={t('queue.reverse')}
      onConfirm={() => reverse.mutateAsync({ statementId, remark: '' })}
    />
  );
}
