import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a buyer did or saw, recorded before and after it happened. */
export type HistoryLine =
  | { what: 'asked'; buyer: string; key: string; method: string }
  | { what: 'placed'; buyer: string; key: string; orderId: string }
  | { what: 'refused'; buyer: string; key: string; status: number; body: string }
  | { what: 'paying' | 'paid'; buyer: string; key: string };

export type History = { readonly path: string; write(line: HistoryLine): void };

/** Written to the file immediately: verification only uses what was recorded here. */
export function openHistory(): History {
  const path = join(mkdtempSync(join(tmpdir(), 'checkout-history-')), 'history.jsonl');
  return { path, write: (line) => appendFileSync(path, `${JSON.stringify(line)}\n`) };
}

export function readHistory(path: string): HistoryLine[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  // Only openHistory writes such files.
  return lines.map((line) => JSON.parse(line) as HistoryLine);
}
