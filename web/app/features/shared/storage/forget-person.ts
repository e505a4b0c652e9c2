import { chatDraftsKey, noteDraftsKey, savedAnswersKey, storedMarksKey } from './storage-keys.ts';

/** What a person wrote or did here, and hasn't been sent yet. */
export const personalKeys: readonly string[] = [
  storedMarksKey,
  noteDraftsKey,
  savedAnswersKey,
  chatDraftsKey,
];

/** The next person at this computer must not find it. */
export function forgetPerson(): void {
  for (const key of personalKeys) {
    try {
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
    } catch {
      // Blocked storage holds nothing.
      return;
    }
  }
}
