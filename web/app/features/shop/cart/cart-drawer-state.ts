import { createOverlayState } from '../../../lib/overlay-state.ts';

/** The header opens it, and so do notices; it stands once in the application. */
export const cartDrawer = createOverlayState();

let isThere = false;

/** Where the application has failed there is no drawer, and the link leads to the page. */
export function isDrawerThere(): boolean {
  return isThere;
}

export function setDrawerThere(next: boolean): void {
  isThere = next;
}
