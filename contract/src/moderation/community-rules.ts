/** The community rules; every report and decision names one of them. */
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
 * Published versions, the current one last. Decisions refer to the version they were made under, so
 * its texts never change: to change the rules, add a version.
 */
export const rulesVersions = [{ version: 1, since: '2026-11-17' }] as const;

export const currentRulesVersion = 1;

export const rulesPath = '/community/rules';
export const reportContentPath = '/community/report';
export const decisionsPath = '/community/decisions';

/** Where to read a rule as it was at the time of a decision. */
export function rulePath(rule: CommunityRule, version: number): string {
  return `${rulesPath}?version=${version}#${rule}`;
}
