import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Transact } from '../../platform/transact.ts';
import type { CatalogueApi } from '../catalogue/catalogue.api.ts';
import type { EntitlementsApi } from '../entitlements/entitlements.api.ts';
import type { MediaApi } from '../media/media.api.ts';

/** What the use cases of this module are given; each names the part it needs. */
export type LearningDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly transact: Transact;
  readonly catalogue: Pick<
    CatalogueApi,
    | 'findCourse'
    | 'findCourseHeads'
    | 'findCourseLessons'
    | 'findItems'
    | 'findLessons'
    | 'findPublicIds'
    | 'nameLessons'
  >;
  readonly entitlements: Pick<
    EntitlementsApi,
    'accessTo' | 'accessToAll' | 'everOpenedTo' | 'accessToLesson' | 'markUsed'
  >;
  readonly media: Pick<MediaApi, 'findFiles' | 'link' | 'linkToPlay' | 'open'>;
  /** In which to write to a person; null if they never said. */
  readonly findLanguage: (tx: Tx, userId: string) => Promise<LanguageCode | null>;
  readonly findNames: (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};
