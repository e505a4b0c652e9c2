import type { HasOutgoing, Outgoing, Timeline } from './timeline-state.ts';

export type TimelineState =
  | { readonly status: 'loading'; readonly outgoing: readonly Outgoing[] }
  | {
      readonly status: 'failed';
      readonly error: unknown;
      readonly outgoing: readonly Outgoing[];
    }
  | {
      readonly status: 'ready';
      readonly timeline: Timeline;
      readonly paging: 'older' | 'newer' | null;
    };

export const loadingTimeline: TimelineState = { status: 'loading', outgoing: [] };

/** The state of one view of a conversation; notifies it of changes. */
export function createTimelineCell() {
  const listeners = new Set<() => void>();
  let state: TimelineState = loadingTimeline;

  function set(next: TimelineState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    set,
    read: (): TimelineState => state,
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: (): Timeline | null => (state.status === 'ready' ? state.timeline : null),
    change(next: (timeline: Timeline) => Timeline): void {
      if (state.status === 'ready') set({ ...state, timeline: next(state.timeline) });
    },
    outgoing: (): readonly Outgoing[] =>
      (state.status === 'ready' ? state.timeline : state).outgoing,
    /** Also while the first page is loading, and where it couldn't be loaded. */
    changeOutgoing(next: <Part extends HasOutgoing>(part: Part) => Part): void {
      set(state.status === 'ready' ? { ...state, timeline: next(state.timeline) } : next(state));
    },
    /** The timeline to continue; null if there is nothing more, or a page is already loading. */
    beginPaging(direction: 'older' | 'newer'): Timeline | null {
      if (state.status !== 'ready' || state.paging) return null;
      const { timeline } = state;
      if (direction === 'older' ? !timeline.hasBefore : !timeline.hasAfter) return null;
      set({ ...state, paging: direction });
      return timeline;
    },
    endPaging(): void {
      if (state.status === 'ready') set({ ...state, paging: null });
    },
  };
}

export type TimelineCell = ReturnType<typeof createTimelineCell>;
