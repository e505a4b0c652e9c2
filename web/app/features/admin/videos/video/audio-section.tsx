import type { AudioTrack, ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { nativeName } from '../../../../lib/native-name.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { refetchVideos } from '../videos-queries.ts';
import { LanguageFile } from './language-file.tsx';
import { Section } from './section.tsx';

const states: Readonly<Record<AudioTrack['state'], TextKey>> = {
  waiting: 'videos.audio.states.waiting',
  ready: 'videos.audio.states.ready',
  failed: 'videos.audio.states.failed',
};

/** Audio tracks by language. */
export function AudioSection({ video }: { video: ManagedVideo }) {
  const t = useTexts('videos');
  return (
    <Section title={t('videos.audio.title')} text={t('videos.audio.text')}>
      {video.audio.length > 0 ? (
        <ul className="border-t border-rule">
          {video.audio.map((track) => (
            <AudioItem key={track.language} video={video} track={track} />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-2">{t('videos.audio.none')}</p>
      )}
      <AddAudio video={video} />
    </Section>
  );
}

function AudioItem({ video, track }: { video: ManagedVideo; track: AudioTrack }) {
  const t = useTexts('admin', 'videos');
  const queryClient = useQueryClient();
  const { language, state } = track;
  const name = nativeName(language);
  const remove = useMutation({
    ...queries.videosAdmin.removeAudio.mutationOptions(),
    async onSuccess() {
      showToast({ kind: 'success', title: t('videos.audio.removed'), text: name });
      await refetchVideos(queryClient);
    },
    onError: (error) => showToast({ kind: 'destructive', title: errorText(error, t) }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-b border-rule py-1.5 text-sm">
      <span lang={language}>{name}</span>
      <span className="me-auto text-ink-2">{t(states[state])}</span>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('videos.audio.removeOf', { language: name })}
        isLoading={remove.isPending}
        onClick={() => remove.mutate({ id: video.id, language })}
      >
        {t('videos.audio.remove')}
      </Button>
    </li>
  );
}

function AddAudio({ video }: { video: ManagedVideo }) {
  const t = useTexts('admin', 'videos');
  const queryClient = useQueryClient();
  const put = useMutation({
    ...queries.videosAdmin.putAudio.mutationOptions(),
    async onSuccess(_, { language }) {
      const text = nativeName(language);
      showToast({ kind: 'success', title: t('videos.audio.added'), text });
      await refetchVideos(queryClient);
    },
  });
  return (
    <LanguageFile
      purpose="audio"
      first={video.language}
      languageLabel={t('videos.audio.language')}
      fileLabel={t('videos.audio.add')}
      hint={t('videos.audio.hint')}
      error={put.error ? errorText(put.error, t) : undefined}
      onFile={(language, fileId) => put.mutate({ id: video.id, language, fileId })}
    />
  );
}
