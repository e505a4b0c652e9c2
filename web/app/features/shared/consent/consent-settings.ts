import { createOverlayState } from '../../../lib/overlay-state.ts';

/** The dialog for detailed choices, also used to change them later. */
export const consentSettings = createOverlayState();
