/**
 * Idempotency keys of one visit to the checkout. The same order keeps its key however often it is
 * sent, so that a lost response never creates a second one; another order gets another key.
 */
export function createOrderKeys(newKey: () => string): {
  keyFor(order: unknown): string;
  forget(): void;
} {
  let last: { content: string; key: string } | null = null;
  return {
    keyFor(order) {
      const content = JSON.stringify(order);
      if (last?.content !== content) last = { content, key: newKey() };
      return last.key;
    },
    /** The server has the key for another order: the next one needs a new one. */
    forget() {
      last = null;
    },
  };
}
