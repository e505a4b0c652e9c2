import type { FilePurpose, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { browserQueue } from './transfer/browser-queue.ts';
import type { QueuedUpload } from './transfer/upload-queue.ts';

/** The upload of one field, from the choice of a file until it is ready or given up. */
export function useFieldUpload(purpose: FilePurpose, onReady: (file: StoredFile) => void) {
  const [upload, setUpload] = useState<QueuedUpload | null>(null);

  const look = useEffectEvent(({ id, session }: QueuedUpload) => {
    const state = session.getState();
    if (state.step !== 'ready') return;
    browserQueue().dismiss(id);
    setUpload(null);
    onReady(state.file);
  });

  useEffect(() => {
    if (!upload) return undefined;
    const follow = () => look(upload);
    follow();
    return upload.session.subscribe(follow);
  }, [upload]);

  return {
    session: upload?.session ?? null,
    begin: (file: File) => setUpload(browserQueue().add(file, purpose)),
    dismiss() {
      if (upload) browserQueue().dismiss(upload.id);
      setUpload(null);
    },
  };
}
