import * as z from 'zod';
import { languageSchema } from '../identity/identity.schemas.ts';
import { blockOfText } from '../text.ts';
import { type ClaimId, claimRegister } from './claim-register.ts';
import { maxSourceUrlLength, sourceLength } from './source-rules.ts';

// Object.keys forgets the names that the register's own type lists.
export const claimIds = Object.keys(claimRegister) as readonly ClaimId[];

export const claimIdSchema = z.enum(claimIds);

/** What a figure rests on: where it comes from, and the day it was right on. */
export const claimSourceSchema = z.object({
  text: blockOfText(sourceLength.most).min(sourceLength.least),
  /** The language the text is written in: it is shown as it is to readers of every other. */
  language: languageSchema,
  url: z
    .url({ protocol: /^https$/, normalize: true })
    .max(maxSourceUrlLength)
    .nullable(),
  /** A day on the academy's calendar, in this century. */
  asOf: z.iso.date().refine((day) => day.startsWith('20')),
});

export type ClaimSource = z.infer<typeof claimSourceSchema>;

/** A figure of the register with its source; null if the academy has not published one. */
export const claimEntrySchema = z.object({
  id: claimIdSchema,
  source: claimSourceSchema.nullable(),
});

export type ClaimEntry = z.infer<typeof claimEntrySchema>;

/** The same as the page of sources lists it, with what the academy counts itself. */
export const listedClaimSchema = claimEntrySchema.extend({
  /** There is a way to count it. */
  isCounted: z.boolean(),
  /** What was counted, and on which day; null while there is nothing to count. */
  computed: z.object({ value: z.number(), asOf: z.iso.date() }).nullable(),
  /** Pages show what was counted, as soon as there is something. */
  isComputedShown: z.boolean(),
});

export type ListedClaim = z.infer<typeof listedClaimSchema>;

/** A figure that pages show in the place of the register's. */
export const shownFigureSchema = z.object({ id: claimIdSchema, value: z.number() });

export type ShownFigure = z.infer<typeof shownFigureSchema>;
