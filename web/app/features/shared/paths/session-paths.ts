import { occurrencePath } from '@danube/contract/events/event-paths.ts';
import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { signInPath } from './cart-paths.ts';

type SessionRef = Pick<Occurrence, 'slug' | 'date'>;

/** A permanent URL: announcement, waiting room and replay. */
export function sessionPath({ slug, date }: SessionRef): string {
  return occurrencePath(slug, date);
}

/** The sign-in URL that leads back to the session. */
export function signInForSession(address: SessionRef): string {
  return signInPath(sessionPath(address));
}

/** The registration URL that leads back to the session. */
export function signUpForSession(address: SessionRef): string {
  return `/auth?tab=signup&redirect=${encodeURIComponent(sessionPath(address))}`;
}
