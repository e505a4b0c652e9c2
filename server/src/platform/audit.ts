import type { Actor } from './actor.ts';
import { insertAuditEntries } from './audit.repository.ts';
import { toStorable, toStorableText } from './audit-chain.ts';
import type { Tx } from './database.ts';

/** Who did it, as stored in the log. */
export type AuditActor =
  | { readonly kind: 'visitor' | 'system'; readonly id: null }
  | { readonly kind: 'member' | 'admin'; readonly id: string };

/** One act for the log. Never include a secret, token or password: entries can't be deleted. */
export type AuditRecord = {
  readonly actor: AuditActor;
  /** `module.act`, e.g. `people.suspend`. */
  readonly action: string;
  readonly target: { readonly kind: string; readonly id: string };
  /** JSON-serialisable values; everything else is dropped. */
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | null;
  readonly requestId?: string | null;
};

/** A job or a command, not a person. */
export const systemActor: AuditActor = { kind: 'system', id: null };

export function auditActor(actor: Actor): AuditActor {
  if (actor.kind === 'visitor') return { kind: 'visitor', id: null };
  return { kind: actor.isAdmin ? 'admin' : 'member', id: actor.userId };
}

/**
 * Writes a transaction's acts without taking a lock: `chainAudit` adds them to the chain later.
 * Call it late in the transaction: entries are numbered when written and must be committed before
 * many later ones are.
 */
export async function recordAudit(
  tx: Tx,
  records: readonly AuditRecord[],
  now: Date,
): Promise<void> {
  if (records.length === 0) return;
  await insertAuditEntries(
    tx,
    records.map((record) => toContent(record, now)),
  );
}

function toContent(record: AuditRecord, now: Date) {
  return {
    at: now,
    actorKind: record.actor.kind,
    actorId: textOrNull(record.actor.id),
    action: toStorableText(record.action),
    targetKind: toStorableText(record.target.kind),
    targetId: toStorableText(record.target.id),
    before: toStorable(record.before),
    after: toStorable(record.after),
    reason: textOrNull(record.reason),
    requestId: textOrNull(record.requestId),
  };
}

function textOrNull(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : toStorableText(text);
}
