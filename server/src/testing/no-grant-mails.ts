import type { EntitlementsDependencies } from '../modules/entitlements/entitlements.dependencies.ts';

/** For tests that grant access and don't look at the email about it. */
export const noGrantMails: Pick<
  EntitlementsDependencies,
  'findEmail' | 'findLanguage' | 'jobs' | 'siteUrl'
> = {
  findEmail: async () => null,
  findLanguage: async () => null,
  jobs: { enqueue: async () => null },
  siteUrl: 'https://danube.example',
};
