import { type GroupName, type GroupValues, initialValues } from './settings-groups.ts';

/** What keeps a site from being opened: samples that visitors would take for facts. */
export const openingProblems = [
  'companySample',
  'contactSample',
  'brokerSample',
  'meetingSample',
  'socialSample',
] as const;

export type OpeningProblem = (typeof openingProblems)[number];

type Read = <Name extends GroupName>(name: Name) => GroupValues<Name>;

/** Samples are what the groups said initially, and every address of the reserved `.example`. */
export function findOpeningProblems(read: Read): OpeningProblem[] {
  const academy = read('academy');
  const initial = initialValues('academy');
  const ids = ['companyNumber', 'taxId', 'vatId', 'registerEntry', 'directors'] as const;
  const checks: Record<OpeningProblem, boolean> = {
    companySample: ids.some((field) => String(academy[field]) === String(initial[field])),
    contactSample: isSample(academy.email) || academy.phone === initial.phone,
    brokerSample: isSample(read('broker').url),
    meetingSample: isSample(read('meeting').url),
    socialSample: Object.values(read('social')).some((name) => /example/.test(name)),
  };
  return openingProblems.filter((problem) => checks[problem]);
}

/** RFC 2606 reserves the name for examples. */
function isSample(address: string): boolean {
  return /\.example(?:[/:?#]|$)/.test(address);
}
