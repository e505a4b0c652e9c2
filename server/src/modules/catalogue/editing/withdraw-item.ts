import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { deleteTexts, lockItem, updateItem } from './editing.repository.ts';
import { insertPrice } from './prices.repository.ts';

const offSale = (now: Date) => ({
  isPublic: false,
  withdrawnAt: now,
  priorPrice: null,
  reducedAt: null,
});

/** Cancels the schedule or takes the item off the public site. Owners keep it. */
export function withdrawItem(
  deps: CatalogueDependencies,
  act: ActionContext,
  id: ItemId,
): Promise<void> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const item = await lockItem(tx, id);
    if (!item) throw new DomainError('ITEM_NOT_FOUND');
    if (!item.isPublic && !item.scheduledFor) return;
    await updateItem(tx, id, {
      scheduledFor: null,
      scheduledRevision: null,
      // Cancels a schedule first; calling it again withdraws the public item.
      ...(item.scheduledFor ? {} : offSale(deps.clock.now())),
    });
    if (!item.scheduledFor) {
      await deleteTexts(tx, id);
      await insertPrice(tx, id, { validFrom: deps.clock.now(), price: null });
    }
    touchContent(`catalogue:${item.kind}`);
    audit({
      ...auditFieldsOf(act),
      action: item.scheduledFor ? 'catalogue.unschedule' : 'catalogue.withdraw',
      target: { kind: item.kind, id },
      before: { revision: item.publishedRevision, scheduledFor: item.scheduledFor },
    });
  });
}
