import { createOverlayState } from '../../../lib/overlay-state.ts';

/** Registering, and then on to the downloads; whoever is signed in already is led on at once. */
export const registerPath = '/auth?tab=signup&redirect=/download';

/** The header opens it too, and stands outside the application's tree. */
export const registrationPrompt = createOverlayState();
