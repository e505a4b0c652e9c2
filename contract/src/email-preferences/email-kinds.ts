/** The emails a member can turn off one by one. Links in them name their kind. */
export const emailKinds = ['learningReminders', 'communityDigest'] as const;

export type EmailKind = (typeof emailKinds)[number];

/** How often a summary of the community comes. */
export const digestFrequencies = ['off', 'daily', 'weekly'] as const;

export type DigestFrequency = (typeof digestFrequencies)[number];

export function isEmailKind(name: string): name is EmailKind {
  return emailKinds.some((kind) => kind === name);
}
