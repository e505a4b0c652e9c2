import { savedPositionKey } from '../storage/storage-keys.ts';

/** As long as a registration link is valid. */
const cachedMs = 24 * 60 * 60_000;

/** The tab that waited for the registration resumes too, at about the same time. */
const sharedMs = 60_000;

/** Where someone left a video to register or to sign in. */
export type SavedPosition = {
  readonly videoId: string;
  /** In seconds. */
  readonly position: number;
  /** Path of the page that plays it. */
  readonly page: string;
};

type Stored = SavedPosition & { readonly since: number; readonly takenAt?: number | undefined };

/** The position that this page has resumed from. */
let resumedPosition: number | undefined;

/**
 * In local storage instead of the URL or the tab: the confirmation link opens in a new tab, and
 * leads to the landing page.
 */
export function savePosition(place: SavedPosition): void {
  write({ ...place, since: Date.now() });
}

/**
 * The position to resume from; null if this tab has already resumed, or another one a while ago.
 */
export function readSavedPosition(): SavedPosition | null {
  const stored = read();
  if (!stored || stored.since === resumedPosition) return null;
  const { since, takenAt, ...place } = stored;
  const isOver =
    Date.now() - since > cachedMs || (takenAt !== undefined && Date.now() - takenAt > sharedMs);
  if (isOver) clearSavedPosition();
  return isOver ? null : place;
}

/** Once in this tab; another tab may still resume from there too. */
export function markResumed(): void {
  const stored = read();
  if (!stored) return;
  resumedPosition = stored.since;
  write({ takenAt: Date.now(), ...stored });
}

// Storage may be blocked; then the video starts at its beginning.

function read(): Stored | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(savedPositionKey) ?? '');
    return isStoredPosition(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isStoredPosition(stored: unknown): stored is Stored {
  if (typeof stored !== 'object' || stored === null) return false;
  // Every field is validated before use.
  const { videoId, page, position, since, takenAt = 0 } = stored as Record<string, unknown>;
  const areWords = [videoId, page].every((each) => typeof each === 'string');
  return areWords && [position, since, takenAt].every(Number.isFinite);
}

function write(stored: Stored): void {
  try {
    localStorage.setItem(savedPositionKey, JSON.stringify(stored));
  } catch {
    return;
  }
}

function clearSavedPosition(): void {
  try {
    localStorage.removeItem(savedPositionKey);
  } catch {
    return;
  }
}
