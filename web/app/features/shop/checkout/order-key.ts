/**
 * Keys of one visit to the checkout. The same order keeps its key however often it is sent, so that
 * a lost answer never makes a second one; another order gets another.
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
    /** The server knows the key by another order: the next one needs its own. */
    forget() {
      last = null;
    },
  };
}
