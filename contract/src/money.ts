import * as z from 'zod';

/** An amount in euro cents. Never a fraction, never another currency. */
export const moneySchema = z.number().int().brand('Money');

/** An amount that someone names: up to ten million euros, which the database's columns hold. */
export const namedAmountSchema = moneySchema.min(0).max(1_000_000_000);

export type Money = z.infer<typeof moneySchema>;
