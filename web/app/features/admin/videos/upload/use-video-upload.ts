import { useState, useSyncExternalStore } from 'react';
import { browserQueue } from '../../media/transfer/browser-queue.ts';
import type { QueuedUpload } from '../../media/transfer/upload-queue.ts';

/** The upload; it continues while the dialog is closed. */
export function useVideoUpload() {
  const [upload, setUpload] = useState<QueuedUpload | null>(null);
  const session = upload?.session ?? null;
  const read = () => session?.getState() ?? null;
  const state = useSyncExternalStore(session?.subscribe ?? noopSubscribe, read, read);
  return {
    session,
    state,
    /** Known once everything is sent, while the server is still checking it. */
    fileId: state?.step === 'checking' || state?.step === 'ready' ? state.file.id : null,
    begin: (file: File) => setUpload(browserQueue().add(file, 'video')),
    /** Cancels it if it is still running. */
    dismiss() {
      if (upload) browserQueue().dismiss(upload.id);
      setUpload(null);
    },
  };
}

function noopSubscribe(): () => void {
  return () => undefined;
}
