import { createHash } from 'node:crypto';

/** An entry's content, without its hash. */
export type AuditContent = {
  readonly number: number;
  readonly at: Date;
  readonly actorKind: 'visitor' | 'member' | 'admin' | 'system';
  readonly actorId: string | null;
  readonly action: string;
  readonly targetKind: string;
  readonly targetId: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly requestId: string | null;
};

/** An entry at its position in the chain. */
export type ChainedEntry = AuditContent & {
  readonly position: number;
  readonly previousHash: string;
  readonly hash: string;
};

/** The end of the chain, which the next entry links to. */
export type ChainEnd = {
  readonly position: number;
  readonly number: number;
  readonly hash: string;
};

/** Before the first entry. */
export const chainStart: ChainEnd = { position: 0, number: 0, hash: '0'.repeat(64) };

/** Links new entries to the end of the chain, in order. */
export function chainEntries(end: ChainEnd, entries: readonly AuditContent[]): ChainedEntry[] {
  let last = end;
  return entries.map((entry) => {
    const sealed = {
      ...entry,
      position: last.position + 1,
      previousHash: last.hash,
      hash: hashOf(entry, last.hash),
    };
    last = sealed;
    return sealed;
  });
}

/** Null if the entry follows this end; otherwise the first suspicious number. */
export function findBreak(end: ChainEnd, entry: ChainedEntry): number | null {
  // A jump in positions means that the entry expected here is gone.
  if (entry.position !== end.position + 1) return Math.min(entry.number, end.number + 1);
  const isFitting = entry.previousHash === end.hash && entry.hash === hashOf(entry, end.hash);
  return isFitting ? null : entry.number;
}

/**
 * A value as PostgreSQL returns it: valid JSON without the characters that `jsonb` and `text`
 * reject. An act must not fail because its record contains a lone surrogate.
 */
export function toStorable(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  const json = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? String(part) : part,
  );
  return json === undefined ? null : replaceUnstorable(JSON.parse(json));
}

export function toStorableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

/** The format is part of every hash; if it changes, old entries still need the old one. */
function hashOf(content: AuditContent, previousHash: string): string {
  const fields = [
    'audit-entry-1',
    previousHash,
    content.number,
    content.at.toJSON(),
    content.actorKind,
    content.actorId,
    content.action,
    content.targetKind,
    content.targetId,
    content.before,
    content.after,
    content.reason,
    content.requestId,
  ];
  return createHash('sha256').update(canonicalJson(fields)).digest('hex');
}

/** JSON with sorted keys, because `jsonb` doesn't preserve key order. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  // A forged number too large for JavaScript is read as Infinity, which JSON would write as null.
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

function replaceUnstorable(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value);
  if (Array.isArray(value)) return value.map(replaceUnstorable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [toStorableText(key), replaceUnstorable(member)]),
  );
}
