import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Transact } from '../../platform/transact.ts';
import type { IdentityApi } from '../identity/identity.api.ts';
import type { MediaApi } from '../media/media.api.ts';
import type { NewsletterApi } from '../newsletter/newsletter.api.ts';
import type { SettingsApi } from '../settings/settings.api.ts';

export type BlogDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly transact: Transact;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly media: MediaApi;
  readonly newsletter: NewsletterApi;
  readonly findNames: IdentityApi['findNames'];
  readonly findEmail: IdentityApi['findEmail'];
  readonly settings: SettingsApi;
  readonly siteUrl: string;
};
