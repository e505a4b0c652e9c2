import { type CausedMessage, mergeLiveMessages } from '@danube/contract/live.ts';
import { liveSpreadMs } from '@danube/contract/live-settings.ts';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { lastResponseAt, tagsReadBy } from './response-log.ts';

type ContentMessage = Extract<CausedMessage, { topic: 'content' }>;

/** Refetches the queries that a message affects, except those fetched since the change. */
export function createLiveRefetch(queryClient: QueryClient, signal: AbortSignal) {
  const requestedAt = new WeakMap<Query, number>();
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    requestedAt.set(event.query, performance.now());
  });
  signal.addEventListener('abort', stop, { once: true });

  function wasAskedBefore(query: Query, moment: number): boolean {
    return (requestedAt.get(query) ?? Number.NEGATIVE_INFINITY) <= moment;
  }

  let waiting: { message: ContentMessage; since: number } | undefined;
  function refetchWaiting(): void {
    const { message, since } = waiting ?? {};
    waiting = undefined;
    if (!message || since === undefined) return;
    void queryClient.invalidateQueries({
      predicate: (query) => dependsOn(query.queryKey, message.tags) && wasAskedBefore(query, since),
    });
  }

  return {
    refetchAll(andThen: () => void): void {
      whenSettled(queryClient, () => {
        void queryClient.invalidateQueries();
        andThen();
      });
    },
    refetchKeys(message: CausedMessage, keys: readonly QueryKey[]): void {
      const since = changedAt(message);
      for (const queryKey of keys) {
        void queryClient.invalidateQueries({
          queryKey,
          predicate: (query) => wasAskedBefore(query, since),
        });
      }
    },
    /**
     * Spreads the requests of all tabs over time. `andThen` runs once for all messages in the
     * meantime.
     */
    refetchContent(message: ContentMessage, andThen: () => void): void {
      const since = changedAt(message);
      const isFirst = waiting === undefined;
      waiting = waiting
        ? { message: mergeOfTopic(waiting.message, message), since: Math.max(waiting.since, since) }
        : { message, since };
      if (!isFirst) return;
      const timer = setTimeout(() => {
        whenSettled(queryClient, () => {
          refetchWaiting();
          andThen();
        });
      }, Math.random() * liveSpreadMs);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    },
  };
}

/**
 * A query fetched after this time already includes the change: the response to this tab's own
 * action, or the arrival of someone else's.
 */
function changedAt({ by }: CausedMessage): number {
  return lastResponseAt(by) ?? performance.now();
}

function mergeOfTopic(first: ContentMessage, second: ContentMessage): ContentMessage {
  // Two messages of one topic always merge into one of that topic.
  return mergeLiveMessages(first, second) as ContentMessage;
}

/**
 * Keys start with the procedure's path; one that never reported its tags may depend on anything.
 */
function dependsOn([path]: QueryKey, tags: readonly string[]): boolean {
  const read = Array.isArray(path) ? tagsReadBy(path) : undefined;
  return read === undefined || tags.some((tag) => read.has(tag));
}

/**
 * Waits until no mutation is running. A mutation refetches what it changed itself, and a screen
 * that deletes something navigates away first.
 */
function whenSettled(queryClient: QueryClient, act: () => void): void {
  if (queryClient.isMutating() === 0) {
    act();
    return;
  }
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (queryClient.isMutating() > 0) return;
    stop();
    act();
  });
}
