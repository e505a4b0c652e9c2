import * as z from 'zod';

/** Why nobody can register, or this person can't. `notNeeded`: it lasts all day, doors are open. */
export const registrationRefusals = ['cancelled', 'ended', 'notNeeded', 'notOwned'] as const;

export type RegistrationRefusal = (typeof registrationRefusals)[number];

export const eventErrors = {
  EVENT_NOT_FOUND: { status: 404 },
  /** The calendar cannot be turned that far. */
  MONTH_OUT_OF_REACH: { status: 422 },
  /** The rule cannot be read, or never comes true. */
  RECURRENCE_RULE_INVALID: { status: 422 },
  /** The event has no occurrence on that date. */
  OCCURRENCE_NOT_FOUND: { status: 404 },
  /** An earlier or later part of the same series has those dates. */
  SERIES_OVERLAPS: { status: 422 },
  REGISTRATION_REFUSED: { status: 409, data: z.object({ why: z.enum(registrationRefusals) }) },
  /** It isn't public, or can't be watched yet. */
  RECORDING_NOT_USABLE: { status: 422 },
  /** The file isn't ready, isn't of a kind that is passed out, or there are too many already. */
  MATERIAL_NOT_USABLE: { status: 422 },
  MATERIAL_NOT_FOUND: { status: 404 },
} as const;
