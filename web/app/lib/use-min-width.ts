import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least this wide; on the server, what its HTML assumes. */
export function useMinWidth(width: '48rem' | '64rem', onServer: boolean): boolean {
  const query = `(width >= ${width})`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
