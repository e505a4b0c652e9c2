/** Minimum and maximum length of a source text, in characters. */
export const sourceLength = { min: 10, max: 1000 } as const;

export const maxSourceUrlLength = 500;
