import * as z from 'zod';

/** An amount in euro cents. Never a fraction, never another currency. */
export const moneySchema = z.number().int().brand('Money');

export type Money = z.infer<typeof moneySchema>;
