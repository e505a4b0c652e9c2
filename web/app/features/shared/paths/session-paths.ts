import { occurrencePath } from '@danube/contract/events/event-paths.ts';
import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { signInPath } from './cart-paths.ts';

type Address = Pick<Occurrence, 'slug' | 'date'>;

/** A permanent URL: announcement, waiting room and replay. */
export function sessionPath({ slug, date }: Address): string {
  return occurrencePath(slug, date);
}

/** The sign-in URL that leads back to the session. */
export function signInForSession(address: Address): string {
  return signInPath(sessionPath(address));
}

/** The registration URL that leads back to the session. */
export function signUpForSession(address: Address): string {
  return `/auth?tab=signup&redirect=${encodeURIComponent(sessionPath(address))}`;
}
