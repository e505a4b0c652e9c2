import type { TermCard } from '@danube/contract/glossary/glossary.schemas.ts';

export type LetterGroup = {
  readonly letter: string;
  /** The anchor of its terms on the page. */
  readonly anchor: string;
  readonly terms: readonly TermCard[];
};

/** Terms by first letter, in their original order. */
export function groupByLetter(terms: readonly TermCard[]): LetterGroup[] {
  const groups = Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase());
  return [...groups].map(([letter, own]) => ({
    letter,
    anchor: `letter-${letter.toLowerCase()}`,
    terms: own,
  }));
}
