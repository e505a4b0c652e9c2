import type { Part, PartReport } from './part.ts';

/**
 * The report of a part that the environment already configures; undefined if we should start it. A
 * shell that has loaded our own env file doesn't count: its values are those of our part.
 */
export function reportExternalPart(
  part: Pick<Part, 'name' | 'variables' | 'optionalVariables'>,
  environment: NodeJS.ProcessEnv,
  before: PartReport | undefined,
): PartReport | undefined {
  const isSet = (name: string) => (environment[name] ?? '') !== '';
  const present = part.variables.filter(isSet);
  if (present.length === 0) return undefined;
  if (
    before?.state === 'started' &&
    present.every((name) => environment[name] === before.env[name])
  ) {
    return undefined;
  }
  const missing = part.variables.filter((name) => !isSet(name));
  if (missing.length > 0) {
    throw new Error(
      `${present.join(', ')} set by the environment, but not ${missing.join(', ')}: ` +
        `set all of them to bring your own ${part.name}, or none to have it started`,
    );
  }
  const carried = [...part.variables, ...part.optionalVariables.filter(isSet)];
  return {
    state: 'given',
    implementation: 'given by the environment',
    address: part.variables[0] ?? '',
    env: Object.fromEntries(carried.map((name) => [name, environment[name] ?? ''])),
  };
}
