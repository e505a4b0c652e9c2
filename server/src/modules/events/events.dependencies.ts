import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Storage } from '../../platform/storage.ts';
import type { Transact } from '../../platform/transact.ts';
import type { CatalogueApi } from '../catalogue/catalogue.api.ts';
import type { EntitlementsApi } from '../entitlements/entitlements.api.ts';
import type { IdentityApi } from '../identity/identity.api.ts';
import type { MediaApi } from '../media/media.api.ts';
import type { VideosApi } from '../videos/videos.api.ts';

/** The dependencies of this module's use cases; each picks what it needs. */
export type EventsDependencies = {
  db: Db;
  clock: Clock;
  ids: Ids;
  transact: Transact;
  jobs: Pick<Jobs, 'enqueue'>;
  catalogue: Pick<CatalogueApi, 'findItems' | 'nameItems'>;
  entitlements: Pick<EntitlementsApi, 'accessTo'>;
  videos: Pick<VideosApi, 'findVideos' | 'addVideo'>;
  media: Pick<MediaApi, 'findFiles' | 'storeUses' | 'link' | 'receiveObject'>;
  /** Null without storage, and where another database uses the bucket too. */
  storage: Pick<Storage, 'list' | 'head'> | null;
  findNames: IdentityApi['findNames'];
  findEmail: IdentityApi['findEmail'];
  findEmails: IdentityApi['findEmails'];
  findLanguage: IdentityApi['findLanguage'];
  /** The organiser of calendar entries. */
  findContactEmail(tx: Tx): Promise<string>;
  /** The academy's room, for weekly sessions without their own. */
  findMeetingUrl(tx: Tx): Promise<string>;
  settings: { readonly siteUrl: string; readonly secret: string };
};
