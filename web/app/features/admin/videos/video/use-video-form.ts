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
  changeOf,
  emptyTexts,
  type FormError,
  formErrors,
  formOf,
  type VideoForm,
} from './video-form.ts';

export type VideoFormState = ReturnType<typeof useVideoForm>;

/** A video's texts and properties while they are edited. */
export function useVideoForm(video: ManagedVideo) {
  const [started, setBegun] = useState(() => formOf(video, new Date()));
  const [form, setForm] = useState(started);
  const [language, setLanguage] = useState<LanguageCode>(video.language);
  const [faults, setFaults] = useState<readonly FormError[]>([]);
  const [attempts, setAttempts] = useState(0);
  const change = useChangeVideo();
  const isUnsaved = JSON.stringify(form) !== JSON.stringify(started);
  useLeaveWarning(isUnsaved);

  function write(part: Partial<VideoForm>): void {
    setForm((now) => ({ ...now, ...part }));
    setFaults((now) => now.filter(({ field }) => !Object.hasOwn(part, field)));
    if (change.isError) change.reset();
  }

  return {
    video,
    form,
    language,
    setLanguage,
    faults,
    attempts,
    isUnsaved,
    write,
    isBusy: change.isPending,
    failure: change.error,
    isSlugTaken: hasCode(change.error, 'SLUG_TAKEN'),
    words: form.words[language] ?? emptyTexts,
    writeWords(part: Partial<TextsDraft>) {
      const words = { ...(form.words[language] ?? emptyTexts), ...part };
      write({ words: { ...form.words, [language]: words } });
      setFaults((now) => now.filter((fault) => !isAbout(fault, language, part)));
    },
    /** Back to what is saved. */
    discard() {
      setForm(started);
      setFaults([]);
      change.reset();
    },
    submit() {
      const found = formErrors(form, video.language);
      setFaults(found);
      setAttempts((count) => count + 1);
      const spoken = found.find((fault) => 'language' in fault);
      if (spoken && 'language' in spoken) setLanguage(spoken.language);
      if (found.length > 0 || change.isPending) return;
      change.mutate(changeOf(form, video, new Date()), {
        onSuccess(saved) {
          const fresh = formOf(saved, new Date());
          setBegun(fresh);
          setForm(fresh);
        },
      });
    },
  };
}

function isAbout(fault: FormError, language: LanguageCode, part: Partial<TextsDraft>): boolean {
  return 'language' in fault && fault.language === language && Object.hasOwn(part, fault.field);
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
