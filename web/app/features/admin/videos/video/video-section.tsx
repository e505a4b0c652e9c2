import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { formatClock } from '../../../../lib/format-date.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { DateDisplay } from '../../../../ui/date-display.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { FileField } from '../../media/file-field.tsx';
import { refetchVideos } from '../videos-queries.ts';
import { Section } from './section.tsx';

/** The file, and replacing it. */
export function VideoSection({ video }: { video: ManagedVideo }) {
  const t = useTexts('admin', 'videos');
  const queryClient = useQueryClient();
  const replace = useMutation({
    ...queries.videosAdmin.replaceFile.mutationOptions(),
    async onSuccess() {
      showToast({ kind: 'success', title: t('videos.file.replaced') });
      await refetchVideos(queryClient);
    },
  });
  function take(file: StoredFile | null): void {
    if (file?.state === 'ready') replace.mutate({ id: video.id, fileId: file.id });
  }
  return (
    <Section title={t('videos.file.title')}>
      <VideoFacts video={video} />
      <FileField
        label={t('videos.file.replace')}
        purpose="video"
        file={null}
        onChange={take}
        hint={t('videos.file.replaceHelp')}
        error={replace.error ? errorText(replace.error, t) : undefined}
      />
    </Section>
  );
}

function VideoFacts({ video }: { video: ManagedVideo }) {
  const t = useTexts('videos');
  const language = useLanguage();
  const { seconds, bytes } = video;
  return (
    <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm [&_dt]:text-ink-3">
      <dt>{t('videos.file.name')}</dt>
      <dd className="[overflow-wrap:anywhere]">{video.fileName}</dd>
      {seconds === null ? null : (
        <>
          <dt>{t('videos.file.length')}</dt>
          <dd>{formatClock(seconds)}</dd>
        </>
      )}
      {bytes === null ? null : (
        <>
          <dt>{t('videos.file.size')}</dt>
          <dd>{formatBytes(bytes, language)}</dd>
        </>
      )}
      <dt>{t('videos.file.added')}</dt>
      <dd>
        <DateDisplay instant={video.createdAt} />
      </dd>
    </dl>
  );
}
