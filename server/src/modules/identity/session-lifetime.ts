const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session may lie unused, and how old it may become at all. */
const lifetimes = {
  member: { idle: 7 * day, absolute: 30 * day },
  admin: { idle: 30 * minute, absolute: 8 * hour },
} as const;

/** The auth library and the cookie know only the longest. */
export const maxSessionSeconds = lifetimes.member.absolute / 1000;

/** Use is recorded at most this often, so that reading a page does not cost a write. */
const touchAfter = minute;

/** Anyone who was last active before this moment is signed out, whatever their rights. */
export function longestIdleSince(now: Date): Date {
  return new Date(now.getTime() - lifetimes.member.idle);
}

export type SessionUse = { createdAt: Date; lastActiveAt: Date; isAdmin: boolean };

/** The moment at which the session ends unless it is used before. */
export function sessionEnd({ createdAt, lastActiveAt, isAdmin }: SessionUse): Date {
  const { idle, absolute } = isAdmin ? lifetimes.admin : lifetimes.member;
  return new Date(Math.min(lastActiveAt.getTime() + idle, createdAt.getTime() + absolute));
}

export function shouldRecordUse(lastActiveAt: Date, now: Date): boolean {
  return now.getTime() - lastActiveAt.getTime() >= touchAfter;
}
