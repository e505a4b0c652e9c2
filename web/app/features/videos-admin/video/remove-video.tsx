import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { failureText } from '../act-failure.ts';
import { videosPath } from '../library/videos-view.ts';
import { titleOf } from '../video-words.ts';

/** Removes a video, once it has been asked whether that is meant. */
export function RemoveVideo({ video }: { video: ManagedVideo }) {
  const t = useTexts('admin', 'videos');
  const [isOpen, setIsOpen] = useState(false);
  const title = titleOf(video, useLanguage());
  const remove = useRemoval(title);
  return (
    <Dialog
      trigger={
        <Button variant="quiet">
          <Trash2 aria-hidden="true" />
          {t('videos.remove.action')}
        </Button>
      }
      title={t('videos.remove.title')}
      description={t('videos.remove.text', { title })}
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
            onClick={() => remove.mutate({ id: video.id })}
          >
            {t('videos.remove.confirm')}
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
      // A list as it was would show the removed one for a moment, and lead to it.
      queryClient.removeQueries({ queryKey: queries.videosAdmin.list.key() });
      await navigate(localPath(videosPath), { replace: true });
    },
  });
}
