/** What the site is made of, in the order of the screen. */
export const partNames = [
  'database',
  'redis',
  'storage',
  'mail',
  'payments',
  'jobs',
  'retention',
  'backups',
  'identityProviders',
] as const;

export type PartName = (typeof partNames)[number];

/** What must be true before strangers come, in the order of the list. */
export const readinessNames = [
  'domain',
  'companySample',
  'contactSample',
  'brokerSample',
  'meetingSample',
  'socialSample',
  'instructorsSample',
  'testimonialsSample',
  'mailSender',
  'mailWorks',
  'mailRecords',
  'paymentsLive',
  'paymentsHeard',
  'bank',
  'storageWorks',
  'backups',
  'staffSecondFactors',
  'claimsSourced',
  'publishedCourse',
] as const;

export type ReadinessName = (typeof readinessNames)[number];
