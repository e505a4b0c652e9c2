import type { LiveCursor } from './live.repository.ts';

/** How long live updates are kept; a tab that was disconnected longer has to refetch everything. */
export const liveRetentionMs = 60 * 60_000;

/** The cursor as the browser repeats it after a break, with the moment it was given out. */
export function formatCursor(cursor: LiveCursor, now: Date): string {
  return `${cursor.transaction}.${cursor.id}.${now.getTime()}`;
}

/** Undefined if the text is no cursor, or one so old that updates may be gone since. */
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
