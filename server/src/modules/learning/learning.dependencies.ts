import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Transact } from '../../platform/transact.ts';
import type { CatalogueApi } from '../catalogue/catalogue.api.ts';
import type { EmailPreferencesApi } from '../email-preferences/email-preferences.api.ts';
import type { EntitlementsApi, PurchasedItem } from '../entitlements/entitlements.api.ts';
import type { IdentityApi } from '../identity/identity.api.ts';
import type { MediaApi } from '../media/media.api.ts';

/** The dependencies of this module's use cases; each picks what it needs. */
export type LearningDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly transact: Transact;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly siteUrl: string;
  readonly catalogue: Pick<
    CatalogueApi,
    | 'findCourse'
    | 'findCourseDraft'
    | 'findCoursesByWords'
    | 'findCourseHeads'
    | 'findCourseLessons'
    | 'findItems'
    | 'findLessons'
    | 'findPublicIds'
    | 'nameLessons'
  >;
  readonly entitlements: Pick<
    EntitlementsApi,
    | 'accessTo'
    | 'accessToAll'
    | 'everOpenedTo'
    | 'findEntitled'
    | 'findFirstUses'
    | 'findUnused'
    | 'accessToLesson'
    | 'markUsed'
    | 'isUsed'
  >;
  readonly media: Pick<
    MediaApi,
    'findFiles' | 'link' | 'linkForPlayback' | 'open' | 'openLessonPicture'
  >;
  readonly emails: EmailPreferencesApi;
  /** Until when a person can withdraw from something they bought; null if they can't. */
  readonly withdrawableUntil: (tx: Tx, bought: PurchasedItem) => Promise<Date | null>;
  /** The language for emails to a person; null if not set. */
  readonly findLanguage: (tx: Tx, userId: string) => Promise<LanguageCode | null>;
  readonly findReachable: IdentityApi['findReachable'];
  readonly findEmail: (tx: Tx, userId: string) => Promise<string | null>;
  readonly findStaffMember: IdentityApi['findStaffMember'];
  readonly findNames: (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};
