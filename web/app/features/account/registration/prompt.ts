import { createOverlayState } from '../../../lib/overlay-state.ts';

/** Registers and then continues to the downloads; signed-in people are redirected immediately. */
export const registerPath = '/auth?tab=signup&redirect=/download';

/** A store outside React, because the header opens it too. */
export const registrationPrompt = createOverlayState();
