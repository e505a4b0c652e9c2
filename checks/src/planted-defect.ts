/** A mistake that someone could make, and the check that must object to it. */
export type PlantedDefect = {
  readonly name: string;
  /** The file to spoil; one that does not exist is made from an empty text. */
  readonly file: string;
  readonly edit: (source: string) => string;
  /** What CI runs; started in the root of a copy of the repository. */
  readonly check: readonly [string, ...string[]];
  /** What the check must say, so that it is red for the right reason. */
  readonly expect: RegExp;
};

export function pureTest(file: string): [string, ...string[]] {
  return ['vitest', 'run', '--project', 'pure', '--reporter=verbose', file];
}

/** Needs the parts; those of the repository serve its copies too. */
export function databaseTest(file: string): [string, ...string[]] {
  return ['vitest', 'run', '--project', 'database', '--reporter=verbose', file];
}

export function staticCheck(name: string): [string, ...string[]] {
  return ['node', 'checks/src/run-checks.ts', name];
}
