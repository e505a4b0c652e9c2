import {
  deleteCopies,
  type ItemRef,
  isSameItem,
  type OfflineItem,
  readOfflineItems,
} from './offline-item.ts';
import type { SaveProgress, StoreProgress } from './store-item.ts';

export type SaveFailure = 'full' | 'failed';

type Running = ItemRef & { readonly progress: StoreProgress };
type Failed = ItemRef & { readonly failure: SaveFailure };

type OfflineState = {
  readonly saved: readonly OfflineItem[];
  readonly running: readonly Running[];
  readonly failed: readonly Failed[];
};

type OfflineEnvironment = {
  storage(): CacheStorage;
  inTurn(work: () => Promise<void>): Promise<void>;
};

export const noOfflineItems: OfflineState = { saved: [], running: [], failed: [] };

/** What is saved on this device and what is being saved, for every component that shows it. */
export function createOfflineItems({ storage, inTurn }: OfflineEnvironment) {
  const watchers = new Set<() => void>();
  let stops: readonly (ItemRef & { readonly stop: AbortController })[] = [];
  let state = noOfflineItems;

  function change(next: Partial<OfflineState>): void {
    state = { ...state, ...next };
    for (const watch of watchers) watch();
  }

  async function load(): Promise<void> {
    change({ saved: [...(await readOfflineItems(storage())).values()] });
  }

  function showProgress({ kind, slug }: ItemRef, progress: StoreProgress): void {
    const others = without(state.running, { kind, slug });
    change({ running: [...others, { kind, slug, progress }] });
  }

  return {
    state: () => state,
    load,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** `store` saves the item, until its signal aborts. */
    async save(
      { kind, slug }: ItemRef,
      store: (progress: SaveProgress) => Promise<void>,
    ): Promise<void> {
      const item = { kind, slug };
      if (state.running.some((each) => isSameItem(each, item))) return;
      const stop = new AbortController();
      stops = [...without(stops, item), { ...item, stop }];
      change({ failed: without(state.failed, item) });
      showProgress(item, { done: 0, count: 0 });
      try {
        await inTurn(() =>
          store({
            signal: stop.signal,
            onProgress: (progress) => showProgress(item, progress),
          }),
        );
      } catch (error) {
        if (!stop.signal.aborted)
          change({ failed: [...state.failed, { ...item, failure: reasonOf(error) }] });
      }
      change({ running: without(state.running, item) });
      await load();
    },
    cancel: (item: ItemRef) => stops.find((each) => isSameItem(each, item))?.stop.abort(),
    async remove(item: ItemRef): Promise<void> {
      await inTurn(() => deleteCopies(storage(), (copy) => isSameItem(copy, item)));
      await load();
    },
  };
}

function reasonOf(error: unknown): SaveFailure {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
}

function without<Entry extends ItemRef>(all: readonly Entry[], item: ItemRef): Entry[] {
  return all.filter((each) => !isSameItem(each, item));
}
