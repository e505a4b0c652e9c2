import type { KeepProgress, KeepRequest } from './keep-course.ts';
import { deleteCopies, type KeptCourse, readKeptCourses } from './kept-course.ts';
import type { StoreProgress } from './store-course.ts';

export type KeepFailure = 'full' | 'failed';

type KeptState = {
  readonly kept: readonly KeptCourse[];
  /** By the course's slug. */
  readonly running: Readonly<Record<string, StoreProgress>>;
  readonly failed: Readonly<Record<string, KeepFailure>>;
};

type KeptEnvironment = {
  storage(): CacheStorage;
  keep(request: KeepRequest, progress: KeepProgress): Promise<void>;
  inTurn(work: () => Promise<void>): Promise<void>;
};

export const nothingKept: KeptState = { kept: [], running: {}, failed: {} };

/** What is kept on this device, and what is being stored, for every place that shows it. */
export function createKeptCourses({ storage, keep, inTurn }: KeptEnvironment) {
  const watchers = new Set<() => void>();
  const stops = new Map<string, AbortController>();
  let state = nothingKept;

  function change(next: Partial<KeptState>): void {
    state = { ...state, ...next };
    for (const watch of watchers) watch();
  }

  async function load(): Promise<void> {
    change({ kept: [...(await readKeptCourses(storage())).values()] });
  }

  function showProgress(slug: string, progress: StoreProgress): void {
    change({ running: { ...state.running, [slug]: progress } });
  }

  return {
    state: () => state,
    load,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    async keep(request: KeepRequest): Promise<void> {
      const { slug } = request;
      if (state.running[slug]) return;
      const stop = new AbortController();
      stops.set(slug, stop);
      change({ failed: without(state.failed, slug) });
      showProgress(slug, { done: 0, count: 0 });
      try {
        await inTurn(() =>
          keep(request, {
            signal: stop.signal,
            onProgress: (progress) => showProgress(slug, progress),
          }),
        );
      } catch (error) {
        if (!stop.signal.aborted) change({ failed: { ...state.failed, [slug]: reasonOf(error) } });
      }
      change({ running: without(state.running, slug) });
      await load();
    },
    cancel: (slug: string) => stops.get(slug)?.abort(),
    async remove(slug: string): Promise<void> {
      await inTurn(() => deleteCopies(storage(), (copy) => copy.slug === slug));
      await load();
    },
  };
}

function reasonOf(error: unknown): KeepFailure {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
}

function without<Value>(all: Readonly<Record<string, Value>>, slug: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([each]) => each !== slug));
}
