import { expect, test } from 'vitest';
import { findFolderCycles } from './find-folder-cycles.ts';

const shop = 'web/app/features/shop';

test('names the folders that import in a cycle, over others too', () => {
  const found = findFolderCycles([
    { from: `${shop}/cart/lines.tsx`, to: `${shop}/item/cover.tsx` },
    { from: `${shop}/item/deep/offer.tsx`, to: `${shop}/owned/use-access.ts` },
    { from: `${shop}/owned/hint.tsx`, to: `${shop}/cart/deep/add.tsx` },
    { from: `${shop}/orders/list.tsx`, to: `${shop}/cart/lines.tsx` },
  ]);
  expect(found).toEqual([
    {
      file: shop,
      message: 'has a cycle of folders: cart, item, owned. Move what they share into a lower one',
    },
  ]);
});

test('a folder may import the files around it and be imported by them', () => {
  const found = findFolderCycles([
    { from: `${shop}/cart/cart.module.ts`, to: `${shop}/cart/lines/add.ts` },
    { from: `${shop}/cart/lines/add.ts`, to: `${shop}/cart/cart.tables.ts` },
    { from: `${shop}/cart/lines/add.ts`, to: `${shop}/item/cover.tsx` },
  ]);
  expect(found).toEqual([]);
});
