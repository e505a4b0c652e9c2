import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { findEntryHash } from './audit.repository.ts';
import type { AuditHead } from './audit-verification.ts';
import type { Tx } from './database.ts';
import type { Storage } from './storage.ts';

/**
 * The last entry of each day, stored outside the database: a rewritten or truncated chain may be
 * consistent in itself but no longer matches these heads.
 */
const folder = 'audit-heads';
const headKeyPattern = /^audit-heads\/(\d{4}-\d{2}-\d{2})\.json$/;

const storedHeadSchema = z.object({
  number: z.int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.iso.datetime(),
});

export type HeadComparison = {
  readonly headCount: number;
  /** The first day whose head isn't in the log; the number is null if the head can't be read. */
  readonly firstMismatch: { readonly day: string; readonly number: number | null } | null;
};

/** False if that day already has a head: the first one stored is never overwritten. */
export async function storeHead(storage: Storage, head: AuditHead, now: Date): Promise<boolean> {
  const key = `${folder}/${now.toISOString().slice(0, 10)}.json`;
  if (await storage.head(key)) return false;
  const { number, hash, at } = head;
  await storage.put(key, `${JSON.stringify({ number, hash, at })}\n`, {
    contentType: 'application/json',
  });
  return true;
}

export async function compareHeads(db: Tx, storage: Storage): Promise<HeadComparison> {
  const keys = (await storage.list(folder)).filter((key) => headKeyPattern.test(key));
  for (const key of keys) {
    const saved = await readHead(storage, key);
    if (saved && (await findEntryHash(db, saved.number)) === saved.hash) continue;
    const day = headKeyPattern.exec(key)?.[1] ?? key;
    return { headCount: keys.length, firstMismatch: { day, number: saved?.number ?? null } };
  }
  return { headCount: keys.length, firstMismatch: null };
}

async function readHead(storage: Storage, key: string) {
  const found = await storage.get(key);
  if (!found) return null;
  return storedHeadSchema.safeParse(parsed(await text(found.body))).data ?? null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
