import type { LanguageCode } from '@danube/contract/locale.ts';
import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { hasCode } from '../../../../lib/failure.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useLeaveWarning } from '../../../../lib/use-leave-warning.ts';
import { showToast } from '../../../../ui/toast.ts';
import { titleOf } from '../video-title-and-poster.ts';
import { refetchVideos } from '../videos-queries.ts';
import type { TextsDraft } from './video-form.ts';
import {
  emptyTexts,
  type FormError,
  findFormErrors,
  toVideoChange,
  toVideoForm,
  type VideoForm,
} from './video-form.ts';

export type VideoFormState = ReturnType<typeof useVideoForm>;

/** A video's texts and properties while they are edited. */
export function useVideoForm(video: ManagedVideo) {
  const [saved, setSaved] = useState(() => toVideoForm(video, new Date()));
  const [values, setAllValues] = useState(saved);
  const [language, setLanguage] = useState<LanguageCode>(video.language);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [attempts, setAttempts] = useState(0);
  const change = useChangeVideo();
  const isDirty = JSON.stringify(values) !== JSON.stringify(saved);
  useLeaveWarning(isDirty);

  function setValues(part: Partial<VideoForm>): void {
    setAllValues((now) => ({ ...now, ...part }));
    setErrors((now) => now.filter(({ field }) => !Object.hasOwn(part, field)));
    if (change.isError) change.reset();
  }

  return {
    video,
    values,
    language,
    setLanguage,
    errors,
    attempts,
    isDirty,
    setValues,
    isSubmitting: change.isPending,
    error: change.error,
    isSlugTaken: hasCode(change.error, 'SLUG_TAKEN'),
    words: values.words[language] ?? emptyTexts,
    setWords(part: Partial<TextsDraft>) {
      const words = { ...(values.words[language] ?? emptyTexts), ...part };
      setValues({ words: { ...values.words, [language]: words } });
      setErrors((now) => now.filter((error) => !isAbout(error, language, part)));
    },
    /** Back to what is saved. */
    reset() {
      setAllValues(saved);
      setErrors([]);
      change.reset();
    },
    submit() {
      const found = findFormErrors(values, video.language);
      setErrors(found);
      setAttempts((count) => count + 1);
      const spoken = found.find((error) => 'language' in error);
      if (spoken && 'language' in spoken) setLanguage(spoken.language);
      if (found.length > 0 || change.isPending) return;
      change.mutate(toVideoChange(values, video, new Date()), {
        onSuccess(changed) {
          const fresh = toVideoForm(changed, new Date());
          setSaved(fresh);
          setAllValues(fresh);
        },
      });
    },
  };
}

function isAbout(error: FormError, language: LanguageCode, part: Partial<TextsDraft>): boolean {
  return 'language' in error && error.language === language && Object.hasOwn(part, error.field);
}

function useChangeVideo() {
  const t = useTexts('videos');
  const queryClient = useQueryClient();
  return useMutation({
    ...queries.videosAdmin.change.mutationOptions(),
    onSuccess(video) {
      const text = titleOf(video, video.language);
      showToast({ kind: 'success', title: t('videos.edit.saved'), text });
      void refetchVideos(queryClient);
    },
  });
}
