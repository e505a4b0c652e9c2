import type { PlannedOccurrence } from '../occurrences.ts';

type Places = { readonly taken: number; readonly waiting: number };

/**
 * Until the start a place is free only where nobody waits for it, even while the worker hasn't
 * offered it yet. From then on nothing is offered, and a place that is left goes to who asks.
 */
export function isFull(
  occurrence: PlannedOccurrence,
  { taken, waiting }: Places,
  now: Date,
): boolean {
  const { capacity } = occurrence.event;
  if (capacity === null) return false;
  return taken >= capacity || (waiting > 0 && !hasBegun(occurrence, now));
}

export function hasBegun({ start }: PlannedOccurrence, now: Date): boolean {
  return start.epochMilliseconds <= now.getTime();
}
