import * as z from 'zod';

/**
 * Why registration isn't possible, in general or for this person. `notNeeded`: an all-day event
 * without registration.
 */
export const registrationRejections = ['cancelled', 'ended', 'notNeeded', 'notOwned'] as const;

export type RegistrationRejection = (typeof registrationRejections)[number];

export const eventErrors = {
  EVENT_NOT_FOUND: { status: 404 },
  /** Outside the range that the calendar offers. */
  MONTH_OUT_OF_REACH: { status: 422 },
  /** The rule is invalid, or has no occurrences. */
  RECURRENCE_RULE_INVALID: { status: 422 },
  /** The event has no occurrence on that date. */
  OCCURRENCE_NOT_FOUND: { status: 404 },
  /** Another part of the same series covers those dates. */
  SERIES_OVERLAPS: { status: 422 },
  REGISTRATION_REFUSED: { status: 409, data: z.object({ why: z.enum(registrationRejections) }) },
  /** It isn't public, or isn't ready yet. */
  RECORDING_NOT_USABLE: { status: 422 },
  /** The file isn't ready, has an unsupported kind, or the session already has the maximum. */
  MATERIAL_NOT_USABLE: { status: 422 },
  MATERIAL_NOT_FOUND: { status: 404 },
} as const;
