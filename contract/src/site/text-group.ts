import type { English } from './english.generated.ts';

/** A file of `locales/<language>/`; a language has a group complete or not at all. */
export type TextGroup = keyof English;
