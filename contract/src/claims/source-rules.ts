/** What a source must say at least, and may say at most, in characters. */
export const sourceLength = { least: 10, most: 1000 } as const;

export const maxSourceUrlLength = 500;
