/** Works through a list, so many at a time; answers in the order of the list. */
export async function atOnce<Item, Answer>(
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
      // Below the length, so it is there.
      answers[index] = await work(items[index] as Item, index);
    }
  }
  await Promise.all(Array.from({ length: many }, workOn));
  return answers;
}
