/** Processes a list with limited concurrency; results are in the list's order. */
export async function mapConcurrently<Item, Answer>(
  many: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  async function workOn(): Promise<void> {
    while (next < items.length) {
      const index = next;
      next += 1;
      // The index is below the length.
      answers[index] = await work(items[index] as Item, index);
    }
  }
  await Promise.all(Array.from({ length: many }, workOn));
  return answers;
}
