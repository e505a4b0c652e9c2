import type { ShownTopic } from '@danube/contract/community/community.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Presence } from '../../platform/presence.ts';
import type { RedisConnection } from '../../platform/redis.ts';
import type { Transact } from '../../platform/transact.ts';
import type { EmailPreferencesApi } from '../email-preferences/email-preferences.api.ts';
import type { EntitlementsApi } from '../entitlements/entitlements.api.ts';
import type { IdentityApi } from '../identity/identity.api.ts';
import type { MediaApi } from '../media/media.api.ts';
import type { SettingsApi } from '../settings/settings.api.ts';
import type { ModerationRules } from './community.api.ts';

/** The dependencies of this module's use cases; each picks what it needs. */
export type CommunityDependencies = {
  db: Db;
  clock: Clock;
  ids: Ids;
  transact: Transact;
  jobs: Pick<Jobs, 'enqueue'>;
  media: Pick<MediaApi, 'privatePictures'>;
  /** No other database uses the bucket, so that unknown pictures in it can be removed. */
  ownsBucket: boolean;
  findShownPeople: IdentityApi['findShownPeople'];
  searchShownPeople: IdentityApi['searchShownPeople'];
  findLanguage: IdentityApi['findLanguage'];
  emails: EmailPreferencesApi;
  siteUrl: string;
  findStaffIds: IdentityApi['findStaffIds'];
  entitlements: Pick<EntitlementsApi, 'accessToAll' | 'findEntitled'>;
  moderation: ModerationRules;
  presence: Presence;
  redis: Pick<RedisConnection, 'hint'>;
  settings: Pick<SettingsApi, 'read'>;
  /** The public post or session that a topic names, with its title and page. */
  findTopic: (tx: Tx, topic: string) => Promise<ShownTopic | null>;
};
