import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuyersStage, sellingSettings } from './buyers-stage.ts';
import type { Program } from './program.ts';
import type { Recording, Statement } from './recorded-statements.ts';
import type { Stage } from './stage.ts';

/** No other number in an order has this value. */
const serial = 900_001;

/** Makes the product execute the calls once, and starts a baseline server that can replay them. */
export async function startBareWrites(
  stage: Stage,
  buyers: BuyersStage,
  given: { member: string; call(url: string): Promise<void> },
): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-statements-'));
  try {
    const statementsFile = join(folder, 'statements.jsonl');
    writeFileSync(statementsFile, '');
    await buyers.query(
      `insert into invoice_series (kind, year, last)
       values ('invoice', extract(year from now())::int, ${serial - 1})
       on conflict (kind, year) do update set last = excluded.last`,
    );
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
      fixedIds: buyers.shopItems.map(({ id }) => id),
      serial,
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
