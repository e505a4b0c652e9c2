import { chatDraftsKey } from '../../shared/storage/storage-keys.ts';

/**
 * Unsent drafts by conversation, until the tab is closed. A phone may discard the page while its
 * owner looks something up.
 */
export function readDraft(place: string): string {
  return readAll()[place] ?? '';
}

export function saveDraft(place: string, text: string): void {
  const { [place]: _gone, ...others } = readAll();
  const drafts = text.trim() === '' ? others : { ...others, [place]: text };
  try {
    sessionStorage.setItem(chatDraftsKey, JSON.stringify(drafts));
  } catch {
    // Storage may be blocked or full: then the draft only lasts as long as the page.
  }
}

/** The next person who signs in on this computer must not find them. */
export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(chatDraftsKey);
  } catch {
    return;
  }
}

function readAll(): Record<string, string> {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(chatDraftsKey) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return {};
    return Object.fromEntries(
      Object.entries(saved).filter((entry): entry is [string, string] => isText(entry[1])),
    );
  } catch {
    return {};
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
