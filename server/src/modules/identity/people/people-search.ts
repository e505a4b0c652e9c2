import type { StaffSearchSource } from '../../../platform/staff-search.ts';
import { listPeople } from './list-people.ts';
import type { PeopleDependencies } from './people.dependencies.ts';

export function createPeopleSearch(
  deps: Pick<PeopleDependencies, 'transact' | 'settings'>,
): StaffSearchSource {
  return {
    group: 'students',
    scope: 'people',
    async find(act, { words, limit }) {
      const { people } = await listPeople(deps, act, { search: words, order: 'newest', limit });
      return people.map(({ id, firstName, lastName, email }) => ({
        id,
        title: `${firstName} ${lastName}`.trim() || email,
        detail: email,
        path: `/admin/people/${id}`,
      }));
    },
  };
}
