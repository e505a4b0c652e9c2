/** How long the link works; after that the request is deleted. */
export const confirmationDays = 7;

/** Requests from before this time have expired. */
export function oldestValidRequest(now: Date): Date {
  return new Date(now.getTime() - confirmationDays * 24 * 60 * 60 * 1000);
}
