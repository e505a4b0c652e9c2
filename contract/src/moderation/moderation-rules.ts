/** What a moderator can do against a message or its author. Each comes with a statement of reasons. */
export const restrictions = ['hide', 'remove', 'warn', 'mute', 'suspend'] as const;

export type Restriction = (typeof restrictions)[number];

/** What programs look for. They flag, a person decides. */
export const messageFilters = [
  'profitPromise',
  'staffLookalike',
  'linkFlood',
  'copied',
  'newAccountLink',
] as const;

export type MessageFilter = (typeof messageFilters)[number];

/** How a moderator came to look. */
export const findings = ['report', 'notice', 'filter', 'staff'] as const;

export type Finding = (typeof findings)[number];

/** Everything that is recorded; the first five are the restrictions. */
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

/** How long someone can object, in days: half a year, as the Digital Services Act has it. */
export const appealDays = 183;

/** For how long a mute or a suspension can last; null is until it is lifted. */
export const restrictionDays = [1, 7, 30, 90] as const;

/** Choices for slow mode. */
export const slowSeconds = [10, 30, 60, 300] as const;
