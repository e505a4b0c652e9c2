import type { FilePurpose, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { browserQueue } from './transfer/browser-queue.ts';
import { onUploaded } from './transfer/on-uploaded.ts';
import type { QueuedUpload } from './transfer/upload-queue.ts';

type FieldUploadOptions = {
  purpose: FilePurpose;
  /** The field's upload has ended: the file is ready or, with `onSent`, sent. */
  onEnd: (file: StoredFile) => void;
  /** Called when the file is fully uploaded, even if the field is unmounted by then. */
  onSent?: ((file: StoredFile) => void) | undefined;
};

/** The upload of one field, from choosing a file until it ends or is cancelled. */
export function useFieldUpload({ purpose, onEnd, onSent }: FieldUploadOptions) {
  const [upload, setUpload] = useState<QueuedUpload | null>(null);

  const look = useEffectEvent(({ id, session }: QueuedUpload) => {
    const state = session.getState();
    const isOver = onSent ? 'file' in state : state.step === 'ready';
    if (!isOver || !('file' in state)) return;
    browserQueue().dismiss(id);
    setUpload(null);
    onEnd(state.file);
  });

  useEffect(() => {
    if (!upload) return undefined;
    const follow = () => look(upload);
    follow();
    return upload.session.subscribe(follow);
  }, [upload]);

  return {
    session: upload?.session ?? null,
    begin(file: File) {
      const next = browserQueue().add(file, purpose);
      if (onSent) onUploaded(next.session, onSent);
      setUpload(next);
    },
    dismiss() {
      if (upload) browserQueue().dismiss(upload.id);
      setUpload(null);
    },
  };
}
