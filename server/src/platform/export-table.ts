import { type Cell, toCsv } from './csv.ts';
import type { Db, Tx } from './database.ts';

/** Rows read per query: each stays far below the statement timeout. */
const chunkSize = 5_000;

type ExportedTable<Id extends string, Row extends { id: Id }, Cursor> = {
  readonly header: readonly string[];
  /** The rows after this position, in an order by key. */
  readonly read: (
    tx: Tx,
    page: { readonly limit: number; readonly after: Cursor | null },
  ) => Promise<readonly Row[]>;
  readonly findCursor: (tx: Tx, id: Id) => Promise<Cursor | null>;
  readonly toCells: (
    tx: Tx,
    rows: readonly Row[],
  ) => readonly Cell[][] | Promise<readonly Cell[][]>;
};

/**
 * A whole table as CSV, however long it is. It's read in chunks, so that only its text is in memory
 * at once, and in one snapshot, so that no row is missing or written twice.
 */
export function exportTable<Id extends string, Row extends { id: Id }, Cursor>(
  db: Db,
  { header, read, findCursor, toCells }: ExportedTable<Id, Row, Cursor>,
): Promise<{ csv: string; rows: number }> {
  return db.transaction(
    async (tx) => {
      const parts = [toCsv([header])];
      let rows = 0;
      for (let after: Cursor | null = null; ; ) {
        const found = await read(tx, { limit: chunkSize, after });
        parts.push(toCsv(await toCells(tx, found)));
        rows += found.length;
        const last = found.at(-1);
        if (!last || found.length < chunkSize) return { csv: parts.join(''), rows };
        after = await findCursor(tx, last.id);
        // Without a position the export would start again and never end.
        if (after === null) throw new Error(`the snapshot has lost ${last.id}`);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
