const minute = 60_000;

/** How long the browser caches admin queries, where it differs from the default. */
export const adminCache = {
  /** Settings: they only change when an administrator changes them. */
  config: { staleTime: 5 * minute, gcTime: 10 * minute, retry: 1 },
  /** Statuses: they change on their own. */
  check: { staleTime: 2 * minute, gcTime: 5 * minute },
} as const;
