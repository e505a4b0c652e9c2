import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { findPositions, lockKind, positionGap, updateItem } from './editing.repository.ts';
import { requireItem } from './require-item.ts';

/** Moves an item directly after another of its kind, or to the top. */
export function moveItem(
  deps: CatalogueDependencies,
  act: ActionContext,
  { id, after }: { id: ItemId; after: ItemId | null },
): Promise<void> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const { kind } = await requireItem(tx, id);
    await lockKind(tx, kind);
    const others = (await findPositions(tx, kind)).filter((item) => item.id !== id);
    const index = after ? others.findIndex((item) => item.id === after) : -1;
    if (after && index < 0) throw new DomainError('ITEM_NOT_FOUND');
    const before = others[index]?.position ?? 0;
    const next = others[index + 1]?.position ?? before + 2 * positionGap;
    const position = Math.floor((before + next) / 2);
    if (position > before && position < next) {
      await updateItem(tx, id, { position });
    } else {
      const order = [...others.slice(0, index + 1), { id }, ...others.slice(index + 1)];
      for (const [place, item] of order.entries()) {
        await updateItem(tx, item.id, { position: (place + 1) * positionGap });
      }
    }
    touchContent(`catalogue:${kind}`);
    audit({
      ...auditFieldsOf(act),
      action: 'catalogue.place',
      target: { kind, id },
      after: { after },
    });
  });
}
