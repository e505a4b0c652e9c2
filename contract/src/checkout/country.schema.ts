import * as z from 'zod';

/** Apart from `countries.ts`, which the checkout page needs without the schema library. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/);
