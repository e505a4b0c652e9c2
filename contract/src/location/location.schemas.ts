import * as z from 'zod';
import { languages } from '../locale.ts';

/** A visitor's location, as far as a lookup can tell; unknown fields are empty. */
export const locationSchema = z.object({
  /** In English. */
  country: z.string(),
  /** ISO 3166-1, two letters. */
  countryCode: z.string(),
  region: z.string(),
  city: z.string(),
  /** The visitor's IP address, as the lookup saw it. */
  ip: z.string(),
  /** The default language for this country. */
  language: z.enum(languages.map((language) => language.code)),
});

export type Location = z.infer<typeof locationSchema>;
