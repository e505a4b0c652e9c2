import type { IdentityDependencies, IdentitySettings } from '../identity.dependencies.ts';

export type PeopleDependencies = Pick<
  IdentityDependencies,
  'clock' | 'ids' | 'transact' | 'jobs' | 'representatives'
> & {
  settings: Pick<IdentitySettings, 'siteUrl' | 'findContactEmail' | 'fallbackAdminEmails'>;
};
