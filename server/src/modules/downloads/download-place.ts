import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Money } from '@danube/contract/money.ts';

/** Where a download is recorded: under an indicator, a book that is sold, or what is free. */
export type DownloadPlace = 'indicator' | 'book' | 'free';

/** Null for what has no files of its own. */
export function placeOf(item: { kind: ItemKind; price: Money }): DownloadPlace | null {
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
