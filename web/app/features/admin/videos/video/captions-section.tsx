import { isLanguageCode, type LanguageCode, languages } from '@danube/contract/locale.ts';
import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { nativeName } from '../../../../lib/native-name.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { FileField } from '../../media/file-field.tsx';
import { readVideosAnew } from '../videos-queries.ts';
import { Section } from './section.tsx';

/** What is said, in writing, by language. */
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
      await readVideosAnew(queryClient);
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
  const [language, setLanguage] = useState<LanguageCode>(video.language);
  const put = useMutation({
    ...queries.videosAdmin.putCaptions.mutationOptions(),
    async onSuccess() {
      const text = nativeName(language);
      showToast({ kind: 'success', title: t('videos.captions.added'), text });
      await readVideosAnew(queryClient);
    },
  });
  function take(file: StoredFile | null): void {
    if (file?.state === 'ready') put.mutate({ id: video.id, language, fileId: file.id });
  }
  return (
    <div className="grid gap-4">
      <Field label={t('videos.captions.language')}>
        <Select
          value={language}
          onChange={(event) => {
            const next = event.currentTarget.value;
            if (isLanguageCode(next)) setLanguage(next);
          }}
        >
          {languages.map(({ code, nativeName }) => (
            <option key={code} value={code}>
              {nativeName}
            </option>
          ))}
        </Select>
      </Field>
      <FileField
        label={t('videos.captions.add')}
        purpose="captions"
        file={null}
        onChange={take}
        error={put.error ? errorText(put.error, t) : undefined}
      />
    </div>
  );
}
