import { useState, useSyncExternalStore } from 'react';
import { browserQueue } from '../../media/transfer/browser-queue.ts';
import type { QueuedUpload } from '../../media/transfer/upload-queue.ts';

/** The film on its way; it continues while the dialog is closed. */
export function useSentFilm() {
  const [upload, setUpload] = useState<QueuedUpload | null>(null);
  const session = upload?.session ?? null;
  const read = () => session?.getState() ?? null;
  const state = useSyncExternalStore(session?.subscribe ?? noopSubscribe, read, read);
  return {
    session,
    state,
    /** Known as soon as everything was sent, while the server still looks at it. */
    fileId: state?.step === 'checking' || state?.step === 'ready' ? state.file.id : null,
    begin: (file: File) => setUpload(browserQueue().add(file, 'video')),
    /** Where it is still under way it is cancelled. */
    dismiss() {
      if (upload) browserQueue().dismiss(upload.id);
      setUpload(null);
    },
  };
}

function noopSubscribe(): () => void {
  return () => undefined;
}
