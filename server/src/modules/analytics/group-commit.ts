export type GroupCommit<Item> = {
  /** Resolves when the item is committed; null at once where too many wait already. */
  add(item: Item): Promise<void> | null;
};

type Waiting<Item> = { item: Item; resolve(): void; reject(error: unknown): void };

/**
 * Writes what arrives during one commit with the next: alone where nothing else is under way,
 * many together under load, and always in the order of arrival. A write that fails is refused to
 * exactly those who were in it.
 */
export function createGroupCommit<Item>(deps: {
  write(batch: readonly Item[]): Promise<void>;
  maxBatch: number;
  /** Beyond this nobody else is let in; each of them would have waited longer than it is worth. */
  maxWaiting: number;
}): GroupCommit<Item> {
  let waiting: Waiting<Item>[] = [];
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

  async function settle(batch: readonly Waiting<Item>[]): Promise<void> {
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
