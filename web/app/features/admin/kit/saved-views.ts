import { savedViewsKey } from '../../shared/storage/storage-keys.ts';

/** A list's filters and sorting under a name. */
export type SavedView = { readonly name: string; readonly query: string };

type StoredViews = Readonly<Record<string, readonly SavedView[]>>;

const maxViewsPerList = 12;
export const maxNameLength = 40;

/** A search may contain a person's name, which doesn't belong in browser storage. */
const neverSaved = ['search', 'cursor', 'trail', 'lang'];

/** A URL's filters, without transient parameters. */
export function toFilters(parameters: URLSearchParams): string {
  const filters = [...parameters].filter(([name, value]) => !neverSaved.includes(name) && value);
  return new URLSearchParams(filters.toSorted(([a], [b]) => a.localeCompare(b))).toString();
}

export function readViews(path: string): readonly SavedView[] {
  return readStoredViews()[path] ?? [];
}

/** Replaces one with the same name. Returns the list's current views. */
export function saveView(path: string, view: SavedView): readonly SavedView[] {
  const others = readViews(path).filter(({ name }) => name !== view.name);
  return store(path, [...others, view].slice(-maxViewsPerList));
}

export function removeView(path: string, name: string): readonly SavedView[] {
  return store(
    path,
    readViews(path).filter((view) => view.name !== name),
  );
}

function store(path: string, views: readonly SavedView[]): readonly SavedView[] {
  try {
    localStorage.setItem(savedViewsKey, JSON.stringify({ ...readStoredViews(), [path]: views }));
  } catch {
    // Storage may be blocked or full; then the views only last as long as this page.
    return views;
  }
  return views;
}

function readStoredViews(): StoredViews {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(savedViewsKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).map(([path, views]) => [
        path,
        Array.isArray(views) ? views.filter(isView) : [],
      ]),
    );
  } catch {
    return {};
  }
}

function isView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'name' in value &&
    typeof value.name === 'string' &&
    'query' in value &&
    typeof value.query === 'string'
  );
}
