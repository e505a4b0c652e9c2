import { useEffect } from 'react';

/** Sends pending edits immediately when the screen is left, or the network is back. */
export function useFlushOnLeave(sendNow: () => Promise<void>) {
  useEffect(() => {
    const send = () => void sendNow();
    const sendIfHidden = () => {
      if (document.visibilityState === 'hidden') send();
    };
    addEventListener('online', send);
    document.addEventListener('visibilitychange', sendIfHidden);
    return () => {
      removeEventListener('online', send);
      document.removeEventListener('visibilitychange', sendIfHidden);
      send();
    };
  }, [sendNow]);
}
