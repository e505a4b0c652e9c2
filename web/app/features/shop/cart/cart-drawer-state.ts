import { createOverlayState } from '../../../lib/overlay-state.ts';

/** Opened by the header and by toasts; mounted once in the application. */
export const cartDrawer = createOverlayState();

let isPresent = false;

/** If the application has failed there is no drawer, and the link leads to the page. */
export function isDrawerMounted(): boolean {
  return isPresent;
}

export function setDrawerMounted(next: boolean): void {
  isPresent = next;
}
