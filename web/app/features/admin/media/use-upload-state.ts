import { useSyncExternalStore } from 'react';
import type { UploadSession, UploadState } from './transfer/upload-session.ts';

export function useUploadState(session: UploadSession): UploadState {
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}
