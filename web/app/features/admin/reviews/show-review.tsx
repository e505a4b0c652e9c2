import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ReasonDialog } from '../people/reason-dialog.tsx';
import { refetchReviews } from './reviews-queries.ts';

/** Restores a hidden review, with a reason for the audit log. */
export function ShowReview({ id, about }: { id: string; about: string }) {
  const t = useTexts('queue');
  const queryClient = useQueryClient();
  return (
    <ReasonDialog
      trigger={
        <Button size="small" aria-label={t('queue.reviews.showNamed', { review: about })}>
          {t('queue.reviews.show')}
        </Button>
      }
      title={t('queue.reviews.show')}
      description={t('queue.reviews.showText')}
      confirmLabel={t('queue.reviews.show')}
      onSubmit={async (remark) => {
        await queries.reviewsAdmin.show.call({ id, remark });
        await refetchReviews(queryClient);
        showToast({ kind: 'success', title: t('queue.reviews.showDone') });
      }}
    />
  );
}
