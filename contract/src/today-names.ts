/** What can wait for staff; a module that adds one adds its name and texts here. */
export const attentionNames = [
  'stepsToOpen',
  'partsFailing',
  'ordersStuck',
  'quickieMissing',
  'filmsFailed',
  'deadLetters',
  'transfersAwaited',
  'vatIdsUnconfirmed',
  'claimsUnsourced',
  'commissionsHeld',
  'payoutsToConfirm',
  'bankDetailsMissing',
  'repVatIdsUnconfirmed',
  'reportsOpen',
  'appealsOpen',
  'questionsUnanswered',
  'sessionsWithoutRoom',
  'sessionsWaitedFor',
  'recordingsUnlinked',
  'recordingsUnpublished',
] as const;

export type AttentionName = (typeof attentionNames)[number];

/** The key figures in display order; a module that adds one adds its name and texts here. */
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
