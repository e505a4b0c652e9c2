import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { showToast } from '../../../ui/toast.ts';
import { failureTextKey } from './video-failure-text.ts';
import { titleOf } from './video-title-and-poster.ts';
import { refetchVideos } from './videos-queries.ts';

/** The progress of preparing a video, or why it failed and what to do next. */
export function VideoProgress({ video }: { video: ManagedVideo }) {
  const t = useTexts('media', 'videos');
  const format = useFormat();
  const title = titleOf(video, useLanguage());
  const percent = format.percent(video.progress / 100);
  if (video.state === 'failed') {
    return (
      <div className="grid justify-items-start gap-2">
        <div role="alert">
          <FieldError>{t(failureTextKey(video))}</FieldError>
        </div>
        <RetryVideo video={video} />
      </div>
    );
  }
  return (
    <div className="grid gap-1.5">
      {video.state === 'preparing' ? (
        <Progress
          kind="thin"
          value={video.progress}
          label={t('videos.progressOf', { title })}
          valueText={percent}
        />
      ) : null}
      <p className="type-small tabular">
        {video.state === 'preparing'
          ? t('videos.stateTexts.preparing', { percent })
          : t('videos.stateTexts.waiting')}
      </p>
    </div>
  );
}

function RetryVideo({ video }: { video: ManagedVideo }) {
  const t = useTexts('admin', 'videos');
  const queryClient = useQueryClient();
  const title = titleOf(video, useLanguage());
  const retry = useMutation({
    ...queries.videosAdmin.retry.mutationOptions(),
    async onSuccess() {
      showToast({ kind: 'success', title: t('videos.queue.retried'), text: title });
      await refetchVideos(queryClient);
    },
    onError: () => refetchVideos(queryClient),
  });
  return (
    <>
      <Button
        size="small"
        aria-label={t('videos.queue.retryOf', { title })}
        isLoading={retry.isPending}
        onClick={() => retry.mutate({ id: video.id })}
      >
        <RotateCw aria-hidden="true" />
        {t('ui.retry')}
      </Button>
      {retry.error ? (
        <div role="alert">
          <FieldError>{errorText(retry.error, t)}</FieldError>
        </div>
      ) : null}
    </>
  );
}
