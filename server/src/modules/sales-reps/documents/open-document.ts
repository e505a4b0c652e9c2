import type { RepDocumentId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { isStaffFor } from '../../../platform/guard.ts';
import { findFile } from '../rep-documents.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';

/** Only bookkeepers may open someone else's document, which is audited. */
export async function openDocument(
  { db, transact }: Pick<SalesRepsDependencies, 'db' | 'transact'>,
  act: ActionContext,
  id: RepDocumentId,
): Promise<{ pdf: Uint8Array; number: string } | null> {
  const found = await findFile(db, id);
  if (!found) return null;
  const { pdf, number } = found;
  if (found.userId !== act.member.userId) {
    if (!isStaffFor(act.member, 'money')) return null;
    const target = { kind: 'rep-document', id };
    await transact(async ({ audit }) =>
      audit({
        ...auditFieldsOf(act),
        action: 'sales-reps.read-document',
        target,
        after: { number },
      }),
    );
  }
  return { pdf, number };
}
