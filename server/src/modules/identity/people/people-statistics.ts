import type { Days } from '../../../platform/academy-days.ts';
import {
  countJoinedByDay,
  countJoinedByLanguage,
  countPeopleUntil,
  countReturned,
} from './joined.repository.ts';
import type { PeopleDependencies } from './people.dependencies.ts';

/** Nobody is named, so nobody's look at it is recorded. */
export function peopleStatistics({ db }: Pick<PeopleDependencies, 'db'>, period: Days) {
  // One moment for all sums: figures that do not add up would look like a mistake.
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
