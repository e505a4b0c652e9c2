import { storedMarksKey } from '../../../shared/storage/storage-keys.ts';

/**
 * What this browser stores for one person, unvalidated. Separate from its reader, so that others
 * can observe it.
 */
export function readStoredMarks(owner: string): object {
  return readAll()[owner] ?? {};
}

/** Keeps the entries of other people who were signed in here. */
export function writeStoredMarks(owner: string, entries: object): void {
  const { [owner]: before, ...others } = readAll();
  const isEmpty = Object.keys(entries).length === 0;
  if (isEmpty && before === undefined) return;
  const all = isEmpty ? others : { ...others, [owner]: entries };
  try {
    if (Object.keys(all).length === 0) localStorage.removeItem(storedMarksKey);
    else localStorage.setItem(storedMarksKey, JSON.stringify(all));
  } catch {
    // Full or blocked: what isn't sent before the page is left is lost.
  }
}

function readAll(): Record<string, object> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedMarksKey) ?? '{}', reviveMoments);
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, each]) => isObject(each)));
  } catch {
    return {};
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function reviveMoments(key: string, value: unknown): unknown {
  return key === 'at' && typeof value === 'string' ? new Date(value) : value;
}
