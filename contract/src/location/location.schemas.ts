import * as z from 'zod';
import { languages } from '../locale.ts';

/** Where a visitor is, as far as a look-up can tell; what it cannot tell is empty. */
export const locationSchema = z.object({
  /** In English. */
  country: z.string(),
  /** ISO 3166-1, two letters. */
  countryCode: z.string(),
  region: z.string(),
  city: z.string(),
  /** The visitor's own address as the look-up saw it. */
  ip: z.string(),
  /** What is spoken to visitors from this country. */
  language: z.enum(languages.map((language) => language.code)),
});

export type Location = z.infer<typeof locationSchema>;

/** How long one look-up may take before the next one is tried. */
export const lookUpTimeoutMs = 5_000;

/** Our own look-up and the services that may follow it. */
export const maxLookUps = 3;
