import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { hasCode } from '../../../../lib/failure.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useLanguage } from '../../../../lib/texts.tsx';
import { useSession } from '../../../shared/session/use-session.tsx';
import { findUploadError } from '../upload-rules.ts';
import { refetchVideos } from '../videos-queries.ts';
import {
  type DraftField,
  emptyDraft,
  findInvalidDraftFields,
  toVideoInput,
  type UploadDraft,
} from './upload-draft.ts';
import { useVideoUpload } from './use-video-upload.ts';

type FormStatus = {
  /** Whether the form has been submitted. */
  isSent: boolean;
  fault: TextKey | null;
  wrong: readonly DraftField[];
  isDayTaken: boolean;
  /** How often the form was submitted; each time the first invalid field takes focus. */
  attempts: number;
};

const initial: FormStatus = {
  isSent: false,
  fault: null,
  wrong: [],
  isDayTaken: false,
  attempts: 0,
};

export type UploadVideo = ReturnType<typeof useUploadVideo>;

/** From choosing a file to the finished video. */
export function useUploadVideo(onUploaded?: (video: ManagedVideo) => void) {
  const language = useLanguage();
  const { isInitialised, user } = useSession();
  // Until the session is known, the server decides.
  const isSignedIn = !isInitialised || user !== null;
  const [values, setAllValues] = useState(emptyDraft);
  const [file, setFile] = useState<File | null>(null);
  const [status, setStatus] = useState(initial);
  const film = useVideoUpload();
  const create = useCreateVideo(onUploaded);

  function make(fileId: FileId): void {
    const creation = toVideoInput(values, { language, now: new Date() });
    create.mutate(
      { ...creation, fileId },
      {
        onSuccess: film.dismiss,
        onError(error) {
          // The file is already uploaded: only another day is needed.
          if (!hasCode(error, 'DAY_TAKEN')) return;
          setStatus(({ attempts }) => ({ ...initial, isDayTaken: true, attempts: attempts + 1 }));
        },
      },
    );
  }
  useOnce(film.fileId, make);

  return {
    ...status,
    values,
    file,
    film,
    language,
    video: create.data ?? null,
    isCreating: create.isPending,
    creationError: create.error,
    choose(chosen: File | null) {
      const fault = findUploadError({ file: chosen, isSignedIn });
      if (film.session) film.dismiss();
      setFile(fault ? null : chosen);
      setStatus((now) => ({ ...now, fault }));
    },
    /** Clears the selection for another file. */
    clearFile() {
      if (film.session) film.dismiss();
      setFile(null);
    },
    setValues(part: Partial<UploadDraft>) {
      setAllValues((now) => ({ ...now, ...part }));
      const wrong = status.wrong.filter((field) => !Object.hasOwn(part, field));
      setStatus((now) => ({ ...now, wrong, isDayTaken: 'day' in part ? false : now.isDayTaken }));
    },
    submit() {
      const fault = findUploadError({ file, isSignedIn });
      const wrong = findInvalidDraftFields(values);
      const isSent = !fault && wrong.length === 0;
      setStatus({ ...initial, isSent, fault, wrong, attempts: status.attempts + 1 });
      if (!isSent || !file) return;
      if (film.fileId) make(film.fileId);
      else film.begin(file);
    },
    /** Retries creating the video if only that failed. */
    createAgain: () => film.fileId && make(film.fileId),
    /** Back to choosing a file; the other fields keep their values. */
    giveUp() {
      film.dismiss();
      create.reset();
      setFile(null);
      setStatus(initial);
    },
    reset() {
      film.dismiss();
      create.reset();
      setFile(null);
      setAllValues(emptyDraft);
      setStatus(initial);
    },
  };
}

function useCreateVideo(onUploaded?: (video: ManagedVideo) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    ...queries.videosAdmin.create.mutationOptions(),
    onSuccess(video) {
      void refetchVideos(queryClient);
      onUploaded?.(video);
    },
  });
}

/** Runs once per file, however often the component renders. */
function useOnce(fileId: FileId | null, act: (fileId: FileId) => void): void {
  const done = useRef<FileId | null>(null);
  const once = useEffectEvent((id: FileId) => {
    if (done.current === id) return;
    done.current = id;
    act(id);
  });
  useEffect(() => {
    if (fileId) once(fileId);
  }, [fileId]);
}
