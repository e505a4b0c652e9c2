import type { Copy } from '@danube/e2e/product.ts';

/** How often an instance fell back to its own counters, because Redis didn't answer in time. */
export function countFallbacks(copy: Copy): number {
  return copy.log().split('counted in this process only').length - 1;
}
