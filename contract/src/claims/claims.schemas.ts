import * as z from 'zod';
import { languageSchema } from '../identity/identity.schemas.ts';
import { multiLineText } from '../text.ts';
import { type ClaimId, claimRegister } from './claim-register.ts';
import { maxSourceUrlLength, sourceLength } from './source-rules.ts';

// Object.keys returns strings; these are the register's keys.
export const claimIds = Object.keys(claimRegister) as readonly ClaimId[];

export const claimIdSchema = z.enum(claimIds);

/** What a figure is based on, and the date it was correct. */
export const claimSourceSchema = z.object({
  text: multiLineText(sourceLength.max).min(sourceLength.min),
  /** The language of the text, which isn't translated. */
  language: languageSchema,
  url: z
    .url({ protocol: /^https$/, normalize: true })
    .max(maxSourceUrlLength)
    .nullable(),
  /** A day in the academy's calendar, in this century. */
  asOf: z.iso.date().refine((day) => day.startsWith('20')),
});

export type ClaimSource = z.infer<typeof claimSourceSchema>;

/** A figure with its source; null if none is published. */
export const claimEntrySchema = z.object({
  id: claimIdSchema,
  source: claimSourceSchema.nullable(),
});

export type ClaimEntry = z.infer<typeof claimEntrySchema>;

/** The same for the sources page, with the computed value. */
export const listedClaimSchema = claimEntrySchema.extend({
  /** Whether a module can compute it. */
  isCounted: z.boolean(),
  /** The computed value and its date; null while there is nothing to count. */
  computed: z.object({ value: z.number(), asOf: z.iso.date() }).nullable(),
  /** Whether pages show the computed value once there is one. */
  isComputedShown: z.boolean(),
});

export type ListedClaim = z.infer<typeof listedClaimSchema>;

/** A figure that overrides the register's. */
export const shownFigureSchema = z.object({ id: claimIdSchema, value: z.number() });

export type ShownFigure = z.infer<typeof shownFigureSchema>;
