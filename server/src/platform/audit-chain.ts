import { createHash } from 'node:crypto';

/** What an entry says, without its seal. */
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

export type SealedEntry = AuditContent & { readonly previousHash: string; readonly hash: string };

/** The place in the chain that the next entry is tied to. */
export type ChainEnd = { readonly number: number; readonly hash: string };

/** Before the first entry. */
export const chainStart: ChainEnd = { number: 0, hash: '0'.repeat(64) };

/** Ties new contents to the end of the chain, in their order. */
export function sealEntries(
  end: ChainEnd,
  contents: readonly Omit<AuditContent, 'number'>[],
): SealedEntry[] {
  let last = end;
  return contents.map((content) => {
    const entry = sealEntry({ ...content, number: last.number + 1 }, last.hash);
    last = entry;
    return entry;
  });
}

/** Null where the entry is the one that follows this end; else the first number that is wrong. */
export function findBreak(end: ChainEnd, entry: SealedEntry): number | null {
  // A larger number than expected means that the expected one is gone.
  if (entry.number !== end.number + 1) return Math.min(entry.number, end.number + 1);
  const isFitting = entry.previousHash === end.hash && entry.hash === hashOf(entry, end.hash);
  return isFitting ? null : entry.number;
}

/**
 * A value as PostgreSQL gives it back: what JSON can say, without the characters that `jsonb` and
 * `text` refuse. An act must not fail because its record holds half a character.
 */
export function storable(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  const json = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? String(part) : part,
  );
  return json === undefined ? null : cleaned(JSON.parse(json));
}

export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

function sealEntry(content: AuditContent, previousHash: string): SealedEntry {
  return { ...content, previousHash, hash: hashOf(content, previousHash) };
}

/** The form is part of every hash: whoever changes it must keep the old one for old entries. */
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

/** JSON with sorted keys, because `jsonb` keeps no order of keys. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  // JSON writes null for the infinity that a forged number too large for JavaScript is read as.
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [storableText(key), cleaned(member)]),
  );
}
