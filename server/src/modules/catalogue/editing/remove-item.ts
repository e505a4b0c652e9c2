import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { deleteItem, lockItem } from './editing.repository.ts';

/** Only a draft that was never public; false if it was already gone. */
export function removeItem(
  deps: CatalogueDependencies,
  act: ActionContext,
  id: ItemId,
): Promise<boolean> {
  return deps.transact(async ({ tx, audit }) => {
    const item = await lockItem(tx, id);
    if (!item) return false;
    if (item.published) throw new DomainError('ITEM_IN_USE');
    await deps.media.storeUses(tx, id, []);
    await deleteItem(tx, id);
    audit({
      ...auditFieldsOf(act),
      action: 'catalogue.remove',
      target: { kind: item.kind, id },
      before: { slug: item.slug, title: item.title, revision: item.revision },
    });
    return true;
  });
}
