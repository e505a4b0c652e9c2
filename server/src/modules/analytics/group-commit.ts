export type GroupCommit<Item> = {
  /** Resolves when the item is committed; null immediately if too many are waiting. */
  add(item: Item): Promise<void> | null;
};

type QueuedItem<Item> = { item: Item; resolve(): void; reject(error: unknown): void };

/**
 * Collects what arrives during one commit into the next batch: a single item when idle, many under
 * load, always in the order of arrival. A failed write rejects exactly the items in its batch.
 */
export function createGroupCommit<Item>(deps: {
  write(batch: readonly Item[]): Promise<void>;
  maxBatch: number;
  /** Beyond this, items are rejected, because they would wait too long. */
  maxWaiting: number;
}): GroupCommit<Item> {
  let waiting: QueuedItem<Item>[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, deps.maxBatch);
      waiting = waiting.slice(deps.maxBatch);
      await settle(batch);
    }
    isWriting = false;
  }

  async function settle(batch: readonly QueuedItem<Item>[]): Promise<void> {
    try {
      await deps.write(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return {
    add(item) {
      if (waiting.length >= deps.maxWaiting) return null;
      const committed = new Promise<void>((resolve, reject) => {
        waiting.push({ item, resolve, reject });
      });
      if (!isWriting) void writeAll();
      return committed;
    },
  };
}
