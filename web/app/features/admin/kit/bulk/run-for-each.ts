export type BulkResult<Row> = {
  readonly done: readonly Row[];
  readonly failed: readonly { readonly row: Row; readonly error: unknown }[];
};

/**
 * One row after the other, each checked, recorded and answered by the server on its own: one that
 * fails doesn't undo the others.
 */
export async function runForEach<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
): Promise<BulkResult<Row>> {
  const done: Row[] = [];
  const failed: { row: Row; error: unknown }[] = [];
  for (const row of rows) {
    try {
      await act(row);
      done.push(row);
    } catch (error) {
      failed.push({ row, error });
    }
  }
  return { done, failed };
}
