import { isSample } from './entries.ts';
import type { Entry } from './field.ts';
import { type GroupName, type GroupValues, initialValues } from './settings-groups.ts';

/** What prevents the launch: sample data that visitors would take for facts. */
export const launchProblems = [
  'companySample',
  'contactSample',
  'brokerSample',
  'meetingSample',
  'socialSample',
  'instructorsSample',
  'testimonialsSample',
] as const;

export type LaunchProblem = (typeof launchProblems)[number];

type Read = <Name extends GroupName>(name: Name) => GroupValues<Name>;

/** Sample data: values that equal a group's defaults, and URLs with the reserved `.example`. */
export function findLaunchProblems(read: Read): LaunchProblem[] {
  const academy = read('academy');
  const initial = initialValues('academy');
  const ids = ['companyNumber', 'taxId', 'vatId', 'registerEntry', 'directors'] as const;
  const checks: Record<LaunchProblem, boolean> = {
    companySample: ids.some((field) => String(academy[field]) === String(initial[field])),
    contactSample: isExample(academy.email) || academy.phone === initial.phone,
    brokerSample: isExample(read('broker').url),
    meetingSample: isExample(read('meeting').url),
    instructorsSample: hasSample(initialValues('instructors').people, read('instructors').people),
    testimonialsSample: hasSample(
      initialValues('testimonials').voices,
      read('testimonials').voices,
    ),
    socialSample: Object.values(read('social')).some((name) => /example/.test(name)),
  };
  return launchProblems.filter((problem) => checks[problem]);
}

/** Sample people are fictional. */
function hasSample(initial: readonly Entry[], entries: readonly Entry[]): boolean {
  return entries.some((entry) => isSample(initial, entry));
}

/** RFC 2606 reserves it for examples. */
function isExample(address: string): boolean {
  return /\.example(?:[/:?#]|$)/.test(address);
}
