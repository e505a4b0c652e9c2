import { occurrencePath } from '@danube/contract/events/event-paths.ts';
import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { signInPath } from './cart-paths.ts';

type Address = Pick<Occurrence, 'slug' | 'date'>;

/** One address for life: announcement, waiting room and replay. */
export function sessionPath({ slug, date }: Address): string {
  return occurrencePath(slug, date);
}

/** The way to sign in and come back to the session. */
export function signInForSession(address: Address): string {
  return signInPath(sessionPath(address));
}

/** The way to an account, and back. */
export function signUpForSession(address: Address): string {
  return `/auth?tab=signup&redirect=${encodeURIComponent(sessionPath(address))}`;
}
