import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import type { UploadSession } from './upload-session.ts';

/** Calls back once, when the server has the whole file, whatever is on the screen by then. */
export function onUploaded(session: UploadSession, onSent: (file: StoredFile) => void): void {
  const stop = session.subscribe(look);
  look();
  function look(): void {
    const state = session.getState();
    if (!('file' in state) && state.step !== 'cancelled') return;
    stop();
    if ('file' in state) onSent(state.file);
  }
}
