const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session may be idle, and its maximum age. */
const lifetimes = {
  member: { idle: 7 * day, absolute: 30 * day },
  admin: { idle: 30 * minute, absolute: 8 * hour },
} as const;

/** The auth library and the cookie only know the longest one. */
export const maxSessionSeconds = lifetimes.member.absolute / 1000;

/** Activity is recorded at most this often, so that not every page view costs a write. */
const minTouchIntervalMs = minute;

/** Anyone inactive since before this time is signed out, whatever their role. */
export function oldestActivity(now: Date): Date {
  return new Date(now.getTime() - lifetimes.member.idle);
}

export type SessionUse = { createdAt: Date; lastActiveAt: Date; isAdmin: boolean };

/** When the session ends unless it is used. */
export function computeSessionEnd({ createdAt, lastActiveAt, isAdmin }: SessionUse): Date {
  const { idle, absolute } = isAdmin ? lifetimes.admin : lifetimes.member;
  return new Date(Math.min(lastActiveAt.getTime() + idle, createdAt.getTime() + absolute));
}

export function shouldRecordUse(lastActiveAt: Date, now: Date): boolean {
  return now.getTime() - lastActiveAt.getTime() >= minTouchIntervalMs;
}
