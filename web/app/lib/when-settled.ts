import type { QueryClient } from '@tanstack/react-query';

/**
 * Acts when nothing is being changed from this page. Whoever changes something reads it anew by
 * themselves, and whoever removes it leaves its page first.
 */
export function whenSettled(queryClient: QueryClient, act: () => void): void {
  if (queryClient.isMutating() === 0) {
    act();
    return;
  }
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (queryClient.isMutating() > 0) return;
    stop();
    act();
  });
}
