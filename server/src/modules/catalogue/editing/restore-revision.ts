import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { writeDraft } from './edit-item.ts';
import { findRevision } from './editing.repository.ts';
import { requireRevision } from './require-item.ts';

/** Makes an earlier state the draft again; the states in between stay in the history. */
export function restoreRevision(
  deps: CatalogueDependencies,
  act: ActionContext,
  input: { id: ItemId; number: number; revision: number },
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    const item = await requireRevision(tx, input);
    const draft = await findRevision(tx, item.id, input.number);
    if (!draft) throw new DomainError('ITEM_NOT_FOUND');
    await writeDraft(deps, tx, { item, draft, act: 'restored', madeBy: act.member.userId });
    audit({
      ...auditFieldsOf(act),
      action: 'catalogue.restore',
      target: { kind: item.kind, id: item.id },
      before: { revision: item.revision },
      after: { revision: item.revision + 1, restored: input.number },
    });
  });
}
