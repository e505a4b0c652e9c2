import { createOverlayState } from '../../../lib/overlay-state.ts';

/** The header opens it, and so do notices; it stands once in the application. */
export const cartDrawer = createOverlayState();

let isPresent = false;

/** Where the application has failed there is no drawer, and the link leads to the page. */
export function isDrawerMounted(): boolean {
  return isPresent;
}

export function setDrawerMounted(next: boolean): void {
  isPresent = next;
}
