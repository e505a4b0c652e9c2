import type { instructorSlugs } from './catalogue.schemas.ts';

/** Names of people are the same in every language. */
export const instructorNames: Readonly<Record<(typeof instructorSlugs)[number], string>> = {
  'viktor-hajnal': 'Viktor Hajnal',
  'katharina-lindner': 'Katharina Lindner',
};
