import type { LanguageCode } from '@danube/contract/locale.ts';
import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { nativeName } from '../../../../lib/native-name.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { refetchVideos } from '../videos-queries.ts';
import { LanguageFile } from './language-file.tsx';
import { Section } from './section.tsx';

/** Captions by language. */
export function CaptionsSection({ video }: { video: ManagedVideo }) {
  const t = useTexts('videos');
  return (
    <Section title={t('videos.captions.title')} text={t('videos.captions.text')}>
      {video.captions.length > 0 ? (
        <ul className="border-t border-rule">
          {video.captions.map((language) => (
            <CaptionsItem key={language} video={video} language={language} />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-2">{t('videos.captions.none')}</p>
      )}
      <AddCaptions video={video} />
    </Section>
  );
}

function CaptionsItem({ video, language }: { video: ManagedVideo; language: LanguageCode }) {
  const t = useTexts('admin', 'videos');
  const queryClient = useQueryClient();
  const name = nativeName(language);
  const remove = useMutation({
    ...queries.videosAdmin.removeCaptions.mutationOptions(),
    async onSuccess() {
      showToast({ kind: 'success', title: t('videos.captions.removed'), text: name });
      await refetchVideos(queryClient);
    },
    onError: (error) => showToast({ kind: 'destructive', title: errorText(error, t) }),
  });
  return (
    <li className="flex items-center justify-between gap-4 border-b border-rule py-1.5 text-sm">
      <span lang={language}>{name}</span>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('videos.captions.removeOf', { language: name })}
        isLoading={remove.isPending}
        onClick={() => remove.mutate({ id: video.id, language })}
      >
        {t('videos.captions.remove')}
      </Button>
    </li>
  );
}

function AddCaptions({ video }: { video: ManagedVideo }) {
  const t = useTexts('admin', 'videos');
  const queryClient = useQueryClient();
  const put = useMutation({
    ...queries.videosAdmin.putCaptions.mutationOptions(),
    async onSuccess(_, { language }) {
      const text = nativeName(language);
      showToast({ kind: 'success', title: t('videos.captions.added'), text });
      await refetchVideos(queryClient);
    },
  });
  return (
    <LanguageFile
      purpose="captions"
      first={video.language}
      languageLabel={t('videos.captions.language')}
      fileLabel={t('videos.captions.add')}
      error={put.error ? errorText(put.error, t) : undefined}
      onFile={(language, fileId) => put.mutate({ id: video.id, language, fileId })}
    />
  );
}
