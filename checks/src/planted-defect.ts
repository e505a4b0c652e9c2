/** A mistake that someone could make, and the check that must catch it. */
export type PlantedDefect = {
  readonly name: string;
  /** The file to spoil; one that does not exist is made from an empty text. */
  readonly file: string;
  readonly edit: (source: string) => string;
  readonly check: TestCheck | FindingCheck;
  /** Planted in every check, not only in the nightly run: it has to be quick. */
  readonly isInShortRun?: true;
};

type TestCheck = {
  readonly kind: 'test';
  /** The test file, from the root of the repository. */
  readonly file: string;
  /** Part of the full name, groups included, of the test that must fail. */
  readonly failing: string;
};

type FindingCheck = {
  readonly kind: 'static';
  /** One of the static checks. */
  readonly name: string;
  /** What it must print; names what was planted, so a clean tree cannot have it. */
  readonly finding: RegExp;
};
