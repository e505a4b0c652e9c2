import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Money } from '@danube/contract/money.ts';

/** Where a download is recorded: as an indicator, a paid book, or free. */
export type DownloadCategory = 'indicator' | 'book' | 'free';

/** Null for items without their own files. */
export function categoryOf(item: { kind: ItemKind; price: Money }): DownloadCategory | null {
  switch (item.kind) {
    case 'indicator':
      return 'indicator';
    case 'book':
      return item.price > 0 ? 'book' : 'free';
    case 'fact-sheet':
      return 'free';
    case 'course':
    case 'package':
      return null;
  }
}
