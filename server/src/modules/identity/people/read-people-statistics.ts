import type { Days } from '../../../platform/academy-days.ts';
import {
  countJoinedByDay,
  countJoinedByLanguage,
  countPeopleUntil,
  countReturned,
} from './joined.repository.ts';
import type { PeopleDependencies } from './people.dependencies.ts';

/** Contains no personal data, so reads aren't audited. */
export function readPeopleStatistics({ db }: Pick<PeopleDependencies, 'db'>, period: Days) {
  // One snapshot for all sums, so that the figures add up.
  return db.transaction(
    async (tx) => {
      const days = await countJoinedByDay(tx, period);
      return {
        total: await countPeopleUntil(tx, period.to),
        joined: days.reduce((sum, { joined }) => sum + joined, 0),
        returned: await countReturned(tx, period),
        days,
        languages: await countJoinedByLanguage(tx, period),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
