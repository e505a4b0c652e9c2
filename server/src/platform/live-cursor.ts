import type { LiveCursor } from './live.repository.ts';

/** How long live updates are kept; a tab that was offline for longer has to refetch everything. */
export const liveRetentionMs = 60 * 60_000;

/** The cursor that the browser sends back when it reconnects, with the time it was issued. */
export function formatCursor(cursor: LiveCursor, now: Date): string {
  return `${cursor.transaction}.${cursor.id}.${now.getTime()}`;
}

/** Undefined if the text isn't a cursor, or is so old that updates since may be deleted. */
export function parseCursor(text: string | undefined, now: Date): LiveCursor | undefined {
  const match = /^(\d{1,20})\.(-?\d{1,20})\.(\d{1,16})$/.exec(text ?? '');
  if (!match?.[1] || !match[2] || !match[3]) return undefined;
  const age = now.getTime() - Number(match[3]);
  if (age > liveRetentionMs / 2 || age < -60_000) return undefined;
  return { transaction: BigInt(match[1]), id: BigInt(match[2]) };
}

export function isAfter(a: LiveCursor, b: LiveCursor): boolean {
  return a.transaction > b.transaction || (a.transaction === b.transaction && a.id > b.id);
}
