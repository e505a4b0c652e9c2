/** The parts of the site, in display order. */
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

/** The conditions for launching, in display order. */
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
  'mailSignature',
  'paymentsLive',
  'paymentsHeard',
  'bank',
  'storageWorks',
  'backups',
  'staffSecondFactors',
  'claimsSourced',
  'publishedCourse',
  'promisedBook',
  'linkedCourses',
  'sampleContent',
  'samplePosts',
  'languagesComplete',
] as const;

export type ReadinessName = (typeof readinessNames)[number];
