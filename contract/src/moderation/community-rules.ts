/** What the community asks of its members; a report and every decision name one of them. */
export const communityRules = [
  'scam',
  'impersonation',
  'advice',
  'spam',
  'respect',
  'privacy',
  'illegal',
] as const;

export type CommunityRule = (typeof communityRules)[number];

/**
 * Published versions, the current one last. Decisions point at the version they were made under, so
 * the texts of a version never change: who changes the rules adds one.
 */
export const rulesVersions = [{ version: 1, since: '2026-11-17' }] as const;

export const currentRulesVersion = 1;

export const rulesPath = '/community/rules';
export const reportContentPath = '/community/report';
export const decisionsPath = '/community/decisions';

/** Where a rule can be read as it was when someone decided by it. */
export function rulePath(rule: CommunityRule, version: number): string {
  return `${rulesPath}?version=${version}#${rule}`;
}
