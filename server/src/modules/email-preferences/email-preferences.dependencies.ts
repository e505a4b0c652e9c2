import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { IdentityApi } from '../identity/identity.api.ts';

/** The dependencies of this module's use cases; each picks what it needs. */
export type EmailPreferencesDependencies = {
  db: Db;
  clock: Clock;
  findEmail: IdentityApi['findEmail'];
  findReachable: IdentityApi['findReachable'];
  settings: LinkSettings;
};

export type LinkSettings = { readonly siteUrl: string; readonly secret: string };
