export type StaticCheck = {
  readonly name: string;
  /** Program and arguments, run in the repository root. */
  readonly command: readonly [string, ...string[]];
};

/** Everything that can be checked without running the product, slowest first. */
export const staticChecks: readonly StaticCheck[] = [
  ownCheck('types'),
  // The checker is a Go program: less frequent garbage collection trades memory for time.
  { name: 'promises', command: ['env', 'GOGC=400', 'oxlint'] },
  {
    name: 'lint',
    command: ['biome', 'check', '--error-on-warnings', '--max-diagnostics=200', '.'],
  },
  { name: 'unused', command: ['knip', '--no-progress'] },
  // Code that only tests import is dead. A separate run, because this one ignores packages that
  // only tests and tools need.
  {
    name: 'unused-product',
    command: [
      ...(['knip', '--no-progress', '--production', '--config', 'knip.product.jsonc'] as const),
      '--files',
      '--exports',
    ],
  },
  ownCheck('imports'),
  ownCheck('limits'),
  ownCheck('jsx-text'),
  ownCheck('i18n'),
  ownCheck('actions'),
  ownCheck('spec'),
  ownCheck('versions'),
  ownCheck('secrets'),
  ownCheck('migrations'),
  ownCheck('lessons'),
];

function ownCheck(name: string): StaticCheck {
  return { name, command: ['node', `checks/src/${name}.ts`] };
}
