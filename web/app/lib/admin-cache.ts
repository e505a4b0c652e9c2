const minute = 60_000;

/** How long the browser keeps what administrators read, where it isn't as long as everything else. */
export const adminCache = {
  /** What is configured: it changes by an act of theirs. */
  config: { staleTime: 5 * minute, gcTime: 10 * minute, retry: 1 },
  /** What is being checked: it changes on its own. */
  check: { staleTime: 2 * minute, gcTime: 5 * minute },
} as const;
