import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { deleteTexts, lockItem, updateItem } from './editing.repository.ts';
import { insertPrice } from './prices.repository.ts';

const withdrawnColumns = (now: Date) => ({
  isPublic: false,
  withdrawnAt: now,
  priorPrice: null,
  reducedAt: null,
});

type WithdrawInput = { id: ItemId; of: 'schedule' | 'publication' };

/**
 * Cancels the schedule or takes the item off the public site. Owners keep it. The request names one
 * of the two, because a repeated request to cancel a schedule must not unpublish the item.
 */
export function withdrawItem(
  deps: CatalogueDependencies,
  act: ActionContext,
  { id, of }: WithdrawInput,
): Promise<void> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const item = await lockItem(tx, id);
    if (!item) throw new DomainError('ITEM_NOT_FOUND');
    const isScheduled = of === 'schedule';
    if (isScheduled ? !item.scheduledFor : !item.isPublic) return;
    await updateItem(tx, id, {
      scheduledFor: null,
      scheduledRevision: null,
      ...(isScheduled ? {} : withdrawnColumns(deps.clock.now())),
    });
    if (!isScheduled) {
      await deleteTexts(tx, id);
      await insertPrice(tx, id, { validFrom: deps.clock.now(), price: null });
    }
    touchContent(`catalogue:${item.kind}`);
    audit({
      ...auditFieldsOf(act),
      action: isScheduled ? 'catalogue.unschedule' : 'catalogue.withdraw',
      target: { kind: item.kind, id },
      before: { revision: item.publishedRevision, scheduledFor: item.scheduledFor },
    });
  });
}
