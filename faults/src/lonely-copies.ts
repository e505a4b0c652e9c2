import type { Copy } from '@danube/e2e/product.ts';

/** How often a copy began to count its limits on its own, because it did not hear Redis in time. */
export function countSpells(copy: Copy): number {
  return copy.log().split('counted in this process only').length - 1;
}
