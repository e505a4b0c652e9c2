import type { OccurrencePage } from '@danube/contract/events/events.schemas.ts';

/** Where a session is in its life. `open`: the room is, and the session hasn't begun. */
export type SessionPhase = 'announced' | 'open' | 'live' | 'over' | 'cancelled';

type Times = Pick<OccurrencePage, 'isCancelled' | 'opensAt' | 'startsAt' | 'endsAt'>;

/**
 * The phase at a moment. The page as sent is the same for everyone at any time, so without a
 * moment it is an announcement; a cancelled session is cancelled at all times.
 */
export function phaseAt(session: Times, now: Date | null): SessionPhase {
  if (session.isCancelled) return 'cancelled';
  if (now === null || now < session.opensAt) return 'announced';
  if (now < session.startsAt) return 'open';
  return now < session.endsAt ? 'live' : 'over';
}

/** When the phase changes next; undefined once it won't. */
export function nextTurn(session: Times, now: Date): Date | undefined {
  return [session.opensAt, session.startsAt, session.endsAt].find((turn) => turn > now);
}
