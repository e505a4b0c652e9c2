/** Restrictions that a moderator can impose. Each comes with a statement of reasons. */
export const restrictions = ['hide', 'remove', 'warn', 'mute', 'suspend'] as const;

export type Restriction = (typeof restrictions)[number];

/** What automatic filters look for. They only flag; a person decides. */
export const messageFilters = [
  'profitPromise',
  'staffLookalike',
  'linkFlood',
  'copied',
  'newAccountLink',
] as const;

export type MessageFilter = (typeof messageFilters)[number];

/** How a case came to a moderator's attention. */
export const findings = ['report', 'notice', 'filter', 'staff'] as const;

export type Finding = (typeof findings)[number];

/** All recorded events; the first five are the restrictions. */
export const eventKinds = [
  ...restrictions,
  'report',
  'flag',
  'dismiss',
  'slow',
  'appeal',
  'uphold',
  'reverse',
  'note',
] as const;

export type EventKind = (typeof eventKinds)[number];

/** In characters. */
export const textLimits = { report: 1000, notice: 4000, remark: 1000, appeal: 2000, note: 1000 };

export const minNoticeLength = 20;
export const minAppealLength = 10;

/** How many days someone can appeal: half a year, as the Digital Services Act requires. */
export const appealDays = 183;

/** Durations of a mute or suspension in days; null means until it is lifted. */
export const restrictionDays = [1, 7, 30, 90] as const;

/** The length of a period in the community's statistics. */
export const statisticsDays = 28;

/** Choices for slow mode. */
export const slowSeconds = [10, 30, 60, 300] as const;
