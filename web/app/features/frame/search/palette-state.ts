import { createOverlayState } from '../../../lib/overlay-state.ts';

/** The header opens it, and so do keys; it stands once in the document. */
export const searchPalette = createOverlayState();

/**
 * Whether a plain stroke opens it. Someone who speaks to the computer may set off single letters
 * without meaning to, so that it can be switched off (WCAG 2.1.4); for this visit, unstored.
 */
let isStrokeOn = true;

export function readStroke(): boolean {
  return isStrokeOn;
}

export function setStroke(isOn: boolean): void {
  isStrokeOn = isOn;
}
