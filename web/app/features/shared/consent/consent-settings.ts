import { createOverlayState } from '../../../lib/overlay-state.ts';

/** Where the choice is made in detail, and changed later. */
export const consentSettings = createOverlayState();
