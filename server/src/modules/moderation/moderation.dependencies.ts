import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { Transact } from '../../platform/transact.ts';
import type { CommunityApi } from '../community/community.api.ts';
import type { IdentityApi } from '../identity/identity.api.ts';

/** The dependencies of this module's use cases; each picks what it needs. */
export type ModerationDependencies = {
  db: Db;
  clock: Clock;
  ids: Ids;
  transact: Transact;
  jobs: Pick<Jobs, 'enqueue'>;
  limiter: Pick<RateLimiter<'mailAddress'>, 'consume'>;
  community: CommunityApi;
  findNames: IdentityApi['findNames'];
  findEmail: IdentityApi['findEmail'];
  findLanguage: IdentityApi['findLanguage'];
  findStaffIds: IdentityApi['findStaffIds'];
  findStaffNames: IdentityApi['findStaffNames'];
  findJoinedAt: IdentityApi['findJoinedAt'];
  siteUrl: string;
};
