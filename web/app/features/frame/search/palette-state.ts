import { createOverlayState } from '../../../lib/overlay-state.ts';

/** Opened by the header and by keys; mounted once in the document. */
export const searchPalette = createOverlayState();

/**
 * Whether a single key opens it. Speech input may trigger single letters by accident, so it can be
 * switched off (WCAG 2.1.4); for this visit only.
 */
let isShortcutEnabled = true;

export function readShortcutEnabled(): boolean {
  return isShortcutEnabled;
}

export function setShortcutEnabled(isOn: boolean): void {
  isShortcutEnabled = isOn;
}
