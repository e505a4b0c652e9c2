import {
  deleteCopies,
  isSameItem,
  nameOfCopy,
  type OfflineItem,
  recordPath,
} from './offline-item.ts';

type StoredItem = Omit<OfflineItem, 'savedAt' | 'bytes'> & {
  /** URLs of HTML pages; the files that they name are stored too. */
  readonly pages: readonly string[];
  /** Files that are needed besides those. */
  readonly files: readonly string[];
};

export type StoreEnvironment = {
  readonly storage: CacheStorage;
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
  readonly now: () => Date;
  /** Whether the owner is still signed in. */
  readonly isOwnerSignedIn: () => boolean;
};

/** Of files, or of the bytes of a single file. */
export type StoreProgress = { readonly done: number; readonly count: number };

export type SaveProgress = { signal: AbortSignal; onProgress(progress: StoreProgress): void };

const maxConcurrency = 4;
/** Files of the build, and the pictures of lessons in every width. */
const fileUrlPattern = /(?:\/assets\/[\w.~-]+|\/learning\/lessons\/[\w-]+\/pictures\/[\w?=&;%-]+)/g;

/**
 * Stores an item in a new cache, which only counts once it is complete: until then, and if this
 * fails, the previous copy stays.
 */
export async function storeItem(
  item: StoredItem,
  { storage, fetch, now, isOwnerSignedIn }: StoreEnvironment,
  { signal, onProgress }: SaveProgress,
): Promise<void> {
  const { pages, files, ...record } = item;
  const name = nameOfCopy(item, String(now().getTime()));
  const waiting = new Set(files);
  let bytes = 0;
  let done = 0;

  async function store(cache: Cache, address: string, isPage: boolean): Promise<void> {
    const response = await fetch(address, { signal, credentials: 'same-origin' });
    if (!response.ok || response.redirected) throw new Error(`${address} can't be saved`);
    const body = await response.clone().arrayBuffer();
    const path = isPage ? withoutParameters(address) : address;
    await cache.put(path, response);
    if (isPage) for (const file of filesNamedIn(new TextDecoder().decode(body))) waiting.add(file);
    bytes += body.byteLength;
    done += 1;
    onProgress({ done, count: pages.length + waiting.size });
  }

  try {
    const cache = await storage.open(name);
    await inBatches(pages, (address) => store(cache, address, true));
    await inBatches([...waiting], (address) => store(cache, address, false));
    if (signal.aborted || !isOwnerSignedIn()) throw new Error('the owner has left');
    const saved: OfflineItem = { ...record, savedAt: now().toISOString(), bytes };
    await cache.put(recordPath(item.kind), new Response(JSON.stringify(saved)));
  } catch (error) {
    await storage.delete(name);
    throw error;
  }
  await deleteCopies(
    storage,
    (copy) => copy.owner === item.owner && isSameItem(copy, item) && copy.name !== name,
  );
}

export function filesNamedIn(html: string): string[] {
  return [...new Set(html.match(fileUrlPattern) ?? [])].map((address) =>
    address.replaceAll('&amp;', '&'),
  );
}

/** Pages are looked up by path alone; `lang` only selected the language to store. */
function withoutParameters(path: string): string {
  return path.split('?', 1)[0] ?? path;
}

async function inBatches<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += maxConcurrency) {
    await Promise.all(items.slice(start, start + maxConcurrency).map(work));
  }
}
