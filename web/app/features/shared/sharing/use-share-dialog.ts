import { useSyncExternalStore } from 'react';
import type { SharedPage } from './networks.ts';

/** Opens the device's own share dialog; null if it has none. */
export function useShareDialog(shared: SharedPage): (() => void) | null {
  const isOffered = useSyncExternalStore(noopSubscribe, canShare, () => false);
  if (!isOffered) return null;
  // Cancelling isn't an error.
  return () => void navigator.share(shared).catch(() => undefined);
}

const noopSubscribe = () => () => undefined;

function canShare(): boolean {
  return 'share' in navigator;
}
