import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { queries } from '../../../../lib/api.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { videosPath } from '../library/videos-view.ts';
import { titleOf } from '../video-title-and-poster.ts';

/** Removes a video after confirmation. */
export function RemoveVideo({ video }: { video: ManagedVideo }) {
  const t = useTexts('videos');
  const title = titleOf(video, useLanguage());
  const remove = useRemoval(title);
  return (
    <ConfirmDialog
      trigger={
        <Button variant="quiet">
          <Trash2 aria-hidden="true" />
          {t('videos.remove.action')}
        </Button>
      }
      title={t('videos.remove.title')}
      text={t('videos.remove.text', { title })}
      confirmLabel={t('videos.remove.action')}
      isDanger
      onConfirm={() => remove.mutateAsync({ id: video.id })}
    />
  );
}

function useRemoval(title: string) {
  const t = useTexts('videos');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return useMutation({
    ...queries.videosAdmin.remove.mutationOptions(),
    async onSuccess() {
      showToast({ kind: 'success', title: t('videos.remove.done'), text: title });
      void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
      // A stale list would briefly show the removed one, and link to it.
      queryClient.removeQueries({ queryKey: queries.videosAdmin.list.key() });
      await navigate(localPath(videosPath), { replace: true });
    },
  });
}
