import type { PlannedOccurrence } from '../occurrences.ts';

type Places = { readonly taken: number; readonly waiting: number };

/**
 * Until the start a place only counts as free if nobody is waiting for it, even if the worker
 * hasn't offered it yet. After that nothing is offered, and remaining places are first come, first
 * served.
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
