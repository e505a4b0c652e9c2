import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuyersStage, sellingSettings } from './buyers-stage.ts';
import type { Program } from './program.ts';
import type { Recording, Statement } from './recorded-statements.ts';
import type { Stage } from './stage.ts';

/** No other number in a call has this value. */
const serial = 900_001;

/** A numbering that the recorded call takes the next number of. */
export type Numbering = {
  readonly from: Recording['serialFrom'];
  /** Has the product give the number above next. */
  prepare(before: number): Promise<unknown>;
};

export function invoiceNumbers(buyers: BuyersStage): Numbering {
  return {
    from: { statement: 'invoice_series', column: 'last', add: 0 },
    prepare: (before) =>
      buyers.query(
        `insert into invoice_series (kind, year, last)
         values ('invoice', extract(year from now())::int, ${before})
         on conflict (kind, year) do update set last = excluded.last`,
      ),
  };
}

/** Makes the product execute the calls once, and starts a baseline server that can replay them. */
export async function startBareWrites(
  stage: Stage,
  buyers: BuyersStage,
  given: {
    member: string;
    numbering: Numbering;
    /** Ids that are the same for everyone, besides those of the shop's items. */
    fixedIds?: readonly string[];
    call(url: string): Promise<void>;
  },
): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-statements-'));
  try {
    const statementsFile = join(folder, 'statements.jsonl');
    writeFileSync(statementsFile, '');
    await given.numbering.prepare(serial - 1);
    const product = await stage.startProduct({
      ...sellingSettings,
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'record-statements.ts')}`,
      STATEMENTS_FILE: statementsFile,
    });
    try {
      // Once to fill the in-memory caches, then the calls to replay.
      await given.call(product.url);
    } finally {
      await product.stop();
    }
    const lines = readFileSync(statementsFile, 'utf8').split('\n').filter(Boolean);
    const recording: Recording = {
      member: given.member,
      fixedIds: [...buyers.shopItems.map(({ id }) => id), ...(given.fixedIds ?? [])],
      serial,
      serialFrom: given.numbering.from,
      // Only record-statements.ts writes this file.
      statements: lines.map((line) => JSON.parse(line) as Statement),
    };
    const file = join(folder, 'recording.json');
    writeFileSync(file, JSON.stringify(recording));
    return await stage.startOther('bare-writes.ts', { RECORDING: file });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
