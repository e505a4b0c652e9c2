import * as z from 'zod';

/** An amount in whole euro cents; no other currencies. */
export const moneySchema = z.number().int().brand('Money');

/** An amount from user input: up to ten million euros, which fits into the database columns. */
export const namedAmountSchema = moneySchema.min(0).max(1_000_000_000);

export type Money = z.infer<typeof moneySchema>;
