import { noteDraftsKey } from '../../../shared/storage/storage-keys.ts';

/** A person's unsent note on one lesson. */
type DraftName = { readonly owner: string; readonly lesson: string };

export function readDraft({ owner, lesson }: DraftName): string | null {
  const draft = readAll()[nameOf({ owner, lesson })];
  return typeof draft === 'string' ? draft : null;
}

export function saveDraft(name: DraftName, text: string | null): void {
  const { [nameOf(name)]: _before, ...others } = readAll();
  const all = text === null ? others : { ...others, [nameOf(name)]: text };
  try {
    if (Object.keys(all).length === 0) localStorage.removeItem(noteDraftsKey);
    else localStorage.setItem(noteDraftsKey, JSON.stringify(all));
  } catch {
    // Full or blocked: only what can't be sent before the page is left is lost.
  }
}

function nameOf({ owner, lesson }: DraftName): string {
  return `${owner} ${lesson}`;
}

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(noteDraftsKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
