import { createOverlayState } from '../../../lib/overlay-state.ts';

/** Registers and then continues to the downloads; signed-in people are redirected immediately. */
export const registerPath = '/auth?tab=signup&redirect=/download';

/** The header opens it too, and is outside the application's tree. */
export const registrationPrompt = createOverlayState();
