import {
  deleteCopies,
  type ItemRef,
  isSameItem,
  type KeptItem,
  readKeptItems,
} from './kept-item.ts';
import type { KeepProgress, StoreProgress } from './store-item.ts';

export type KeepFailure = 'full' | 'failed';

type Running = ItemRef & { readonly progress: StoreProgress };
type Failed = ItemRef & { readonly failure: KeepFailure };

type KeptState = {
  readonly kept: readonly KeptItem[];
  readonly running: readonly Running[];
  readonly failed: readonly Failed[];
};

type KeptEnvironment = {
  storage(): CacheStorage;
  inTurn(work: () => Promise<void>): Promise<void>;
};

export const nothingKept: KeptState = { kept: [], running: [], failed: [] };

/** What is kept on this device, and what is being stored, for every place that shows it. */
export function createKeptItems({ storage, inTurn }: KeptEnvironment) {
  const watchers = new Set<() => void>();
  let stops: readonly (ItemRef & { readonly stop: AbortController })[] = [];
  let state = nothingKept;

  function change(next: Partial<KeptState>): void {
    state = { ...state, ...next };
    for (const watch of watchers) watch();
  }

  async function load(): Promise<void> {
    change({ kept: [...(await readKeptItems(storage())).values()] });
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
    /** `store` stores the item; it is told when to stop. */
    async keep(
      { kind, slug }: ItemRef,
      store: (progress: KeepProgress) => Promise<void>,
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

function reasonOf(error: unknown): KeepFailure {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
}

function without<Entry extends ItemRef>(all: readonly Entry[], item: ItemRef): Entry[] {
  return all.filter((each) => !isSameItem(each, item));
}
