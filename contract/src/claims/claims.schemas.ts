import * as z from 'zod';
import { languageSchema } from '../identity/identity.schemas.ts';
import { blockOfText } from '../text.ts';
import { type ClaimId, claimRegister } from './claim-register.ts';
import { longestSourceUrl, sourceLength } from './source-rules.ts';

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
    .max(longestSourceUrl)
    .nullable(),
  /** A day on the academy's calendar, in this century. */
  asOf: z.iso.date().refine((day) => day.startsWith('20')),
});

export type ClaimSource = z.infer<typeof claimSourceSchema>;

/** A figure of the register with its source; null where the academy has not published one. */
export const claimEntrySchema = z.object({
  id: claimIdSchema,
  source: claimSourceSchema.nullable(),
});

export type ClaimEntry = z.infer<typeof claimEntrySchema>;
