import * as z from 'zod';

/** Separate from `countries.ts`, which the checkout page uses without loading zod. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/);
