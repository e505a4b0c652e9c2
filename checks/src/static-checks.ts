export type StaticCheck = {
  readonly name: string;
  /** Program and arguments, started in the root of the repository. */
  readonly command: readonly [string, ...string[]];
};

/** Everything that can be judged without running the product; the slowest first. */
export const staticChecks: readonly StaticCheck[] = [
  ownCheck('types'),
  { name: 'promises', command: ['oxlint'] },
  {
    name: 'lint',
    command: ['biome', 'check', '--error-on-warnings', '--max-diagnostics=200', '.'],
  },
  { name: 'unused', command: ['knip', '--no-progress'] },
  ownCheck('imports'),
  ownCheck('limits'),
  ownCheck('jsx-text'),
  ownCheck('i18n'),
  ownCheck('actions'),
  ownCheck('spec'),
  ownCheck('versions'),
  ownCheck('secrets'),
  ownCheck('migrations'),
];

function ownCheck(name: string): StaticCheck {
  return { name, command: ['node', `checks/src/${name}.ts`] };
}
