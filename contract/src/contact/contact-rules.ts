/** The topic of a message; decides who at the academy reads it first. */
export const contactTopics = ['courses', 'billing', 'technical', 'press', 'other'] as const;

export type ContactTopic = (typeof contactTopics)[number];

/** In characters. */
export const messageLength = { min: 20, max: 4000 } as const;

export const maxContactNameLength = 120;
