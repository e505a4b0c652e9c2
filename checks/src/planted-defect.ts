/** A mistake that someone could make, and the check that must catch it. */
export type PlantedDefect = {
  readonly name: string;
  /** The file to modify; one that doesn't exist is created from an empty text. */
  readonly file: string;
  readonly edit: (source: string) => string;
  readonly check: TestCheck | FindingCheck;
  /** Planted in every check, not only in the nightly run: it has to be fast. */
  readonly isInShortRun?: true;
};

type TestCheck = {
  readonly kind: 'test';
  /** The test file, relative to the repository root. */
  readonly file: string;
  /** Part of the full name, including groups, of the test that must fail. */
  readonly failing: string;
};

type FindingCheck = {
  readonly kind: 'static';
  /** One of the static checks. */
  readonly name: string;
  /** What it must print; mentions what was planted, so that a clean tree can't print it. */
  readonly finding: RegExp;
};
