/**
 * What someone wants to learn; the first question of the placement test. Separate from the schemas,
 * so that pages don't load them.
 */
export const aims = ['indices', 'commodities', 'companies', 'savings', 'unsure'] as const;

export type Aim = (typeof aims)[number];
