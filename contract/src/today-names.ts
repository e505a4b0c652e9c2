/** What can wait for someone of the staff; a module that brings one adds its name and its texts. */
export const attentionNames = [
  'partsFailing',
  'ordersStuck',
  'quickieMissing',
  'filmsFailed',
  'deadLetters',
  'transfersAwaited',
  'claimsUnsourced',
  'commissionsHeld',
  'payoutsToConfirm',
  'bankDetailsMissing',
  'reportsOpen',
  'appealsOpen',
  'questionsUnanswered',
  'sessionsWithoutRoom',
  'sessionsWaitedFor',
] as const;

export type AttentionName = (typeof attentionNames)[number];

/** What the academy lives by; a module that brings one adds its name and its texts. */
export const figureNames = [
  'revenue',
  'newStudents',
  'lessonsFinished',
  'visits',
  'downloads',
  'repSales',
  'activeMembers',
  'roomMessages',
  'sessionJoins',
] as const;

export type FigureName = (typeof figureNames)[number];
