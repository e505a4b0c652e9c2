import { createHash } from 'node:crypto';
import { referralCodeSchema } from '@danube/contract/sales-reps/referral-code.ts';
import {
  type ImportedCode,
  maxImportedCodes,
} from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import { findRepOf, type RepRecord } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { findCodeOwner, insertCode, lockImports } from './codes.repository.ts';
import { type CodeRow, readCodeRows } from './read-code-rows.ts';

type Input = { readonly csv: string; readonly isTrial: boolean };

/**
 * Adds codes of an older system, each to the person with that email. All or nothing: an interrupted
 * import can be repeated, and existing codes stay unchanged.
 */
export function importCodes(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { csv, isTrial }: Input,
): Promise<{ rows: ImportedCode[] }> {
  const read = readCodeRows(csv);
  if (!read || read.length === 0 || read.length > maxImportedCodes) {
    throw new DomainError('CODES_UNREADABLE');
  }
  return deps.transact(async (change) => {
    await lockImports(change.tx);
    const rows: ImportedCode[] = [];
    const seen = new Set<string>();
    for (const row of read) {
      rows.push({ ...row, outcome: await importRow(deps, change, { act, row, seen, isTrial }) });
    }
    const added = rows.filter(({ outcome }) => outcome === 'added').length;
    if (added > 0 && !isTrial) change.touchContent('salesReps');
    change.audit({
      ...auditFieldsOf(act),
      action: 'sales-reps.import-codes',
      target: { kind: 'sales-reps', id: 'all' },
      after: {
        isTrial,
        added,
        rows: rows.length,
        fileHash: createHash('sha256').update(csv).digest('hex'),
      },
    });
    return { rows };
  });
}

type ImportRow = {
  readonly act: ActionContext;
  readonly row: CodeRow;
  /** The codes of the rows before; this one's is added. */
  readonly seen: Set<string>;
  readonly isTrial: boolean;
};

async function importRow(
  deps: SalesRepsDependencies,
  change: Change,
  { act, row, seen, isTrial }: ImportRow,
): Promise<ImportedCode['outcome']> {
  const { tx } = change;
  const code = referralCodeSchema.safeParse(row.code);
  if (!code.success) return 'invalid';
  if (seen.has(code.data)) return 'repeated';
  seen.add(code.data);
  const userId = await deps.people.findUserId(tx, row.email.toLowerCase());
  const rep = userId === null ? null : await findRepOf(tx, userId);
  if (!rep) return 'noRep';
  const owner = await findCodeOwner(tx, code.data);
  if (owner !== null) return owner === rep.id ? 'known' : 'taken';
  if (!rep.isActive) return 'ended';
  // Nobody sets their own terms.
  if (rep.userId === act.member.userId) return 'own';
  if (isTrial) return 'added';
  return (await add(deps, change, { act, rep, code: code.data })) ? 'added' : 'taken';
}

async function add(
  { clock }: Pick<SalesRepsDependencies, 'clock'>,
  { tx, audit, notify }: Change,
  { act, rep, code }: { act: ActionContext; rep: RepRecord; code: string },
): Promise<boolean> {
  const flags = { isActive: true, isImported: true };
  const row = { code, repId: rep.id, ...flags, createdAt: clock.now() };
  if (!(await insertCode(tx, row))) return false;
  if (rep.userId) notify(`user:${rep.userId}`, { topic: 'commissions' });
  audit({
    ...auditFieldsOf(act),
    action: 'sales-reps.add-code',
    target: { kind: 'sales-rep', id: rep.id },
    after: { code, isImported: true },
  });
  return true;
}
