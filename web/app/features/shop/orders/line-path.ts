import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Order } from '@danube/contract/checkout/orders.schemas.ts';
import { itemPath } from '../../shared/paths/item-path.ts';

type Line = Order['lines'][number];

const kinds = {
  course: 'course',
  book: 'book',
  indicator: 'indicator',
  subscription: 'package',
  bundle: 'package',
} as const satisfies Record<Line['itemType'], ItemKind>;

/** Where to find a purchased item; null if the catalogue no longer has it. */
export function linePath({ itemType, slug }: Line): string | null {
  return slug === null ? null : itemPath({ kind: kinds[itemType], slug });
}
