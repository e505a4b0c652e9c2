import type { IdentityDependencies, IdentitySettings } from '../identity.dependencies.ts';

export type PeopleDependencies = Pick<
  IdentityDependencies,
  'db' | 'clock' | 'ids' | 'transact' | 'jobs' | 'representatives'
> & {
  settings: Pick<IdentitySettings, 'siteUrl' | 'findContactEmail' | 'fallbackAdminEmails'>;
};
