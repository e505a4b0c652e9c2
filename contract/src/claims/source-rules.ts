/** Minimum and maximum length of a source text, in characters. */
export const sourceLength = { least: 10, most: 1000 } as const;

export const maxSourceUrlLength = 500;
