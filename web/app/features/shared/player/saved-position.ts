import { savedPositionKey } from '../storage/storage-keys.ts';

/** As long as the link of a registration works. */
const cachedMs = 24 * 60 * 60_000;

/** The tab that waited for the registration continues on its own, at about the same time. */
const sharedMs = 60_000;

/** Where someone left a film to register or to sign in. */
export type SavedPosition = {
  readonly videoId: string;
  /** In seconds. */
  readonly position: number;
  /** Path of the page that plays it. */
  readonly page: string;
};

type Stored = SavedPosition & { readonly since: number; readonly takenAt?: number | undefined };

/** The place that this page has gone on from. */
let takenHere: number | undefined;

/**
 * Kept by the browser rather than by the address or the tab: the link that confirms a registration
 * opens in a tab of its own, and leads to the landing page.
 */
export function savePosition(place: SavedPosition): void {
  write({ ...place, since: Date.now() });
}

/** The place to continue from, unless that was done here, or elsewhere a while ago. */
export function readSavedPosition(): SavedPosition | null {
  const stored = read();
  if (!stored || stored.since === takenHere) return null;
  const { since, takenAt, ...place } = stored;
  const isOver =
    Date.now() - since > cachedMs || (takenAt !== undefined && Date.now() - takenAt > sharedMs);
  if (isOver) forget();
  return isOver ? null : place;
}

/** Once in this tab; another one that is on its way may continue from there as well. */
export function takePlace(): void {
  const stored = read();
  if (!stored) return;
  takenHere = stored.since;
  write({ takenAt: Date.now(), ...stored });
}

// Storage may be forbidden; the film then starts at its beginning.

function read(): Stored | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(savedPositionKey) ?? '');
    return isPlace(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isPlace(stored: unknown): stored is Stored {
  if (typeof stored !== 'object' || stored === null) return false;
  // Every field is looked at before it is used.
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

function forget(): void {
  try {
    localStorage.removeItem(savedPositionKey);
  } catch {
    return;
  }
}
