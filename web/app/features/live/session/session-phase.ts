import type { OccurrencePage } from '@danube/contract/events/events.schemas.ts';

/** The state of a session. `open`: the room is open, and the session hasn't started. */
export type SessionPhase = 'announced' | 'open' | 'live' | 'over' | 'cancelled';

type Times = Pick<OccurrencePage, 'isCancelled' | 'opensAt' | 'startsAt' | 'endsAt'>;

/**
 * The phase at a time. The cached HTML is the same at any time, so without a time it is an
 * announcement; a cancelled session is always cancelled.
 */
export function phaseAt(session: Times, now: Date | null): SessionPhase {
  if (session.isCancelled) return 'cancelled';
  if (now === null || now < session.opensAt) return 'announced';
  if (now < session.startsAt) return 'open';
  return now < session.endsAt ? 'live' : 'over';
}

/** When the phase changes next; undefined if it won't. */
export function nextPhaseChange(session: Times, now: Date): Date | undefined {
  return [session.opensAt, session.startsAt, session.endsAt].find((turn) => turn > now);
}
