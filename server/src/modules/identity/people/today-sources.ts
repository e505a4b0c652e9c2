import type { ReadinessSource } from '../../../platform/health-check.ts';
import type { FigureSource } from '../../../platform/today-sources.ts';
import { findAdminEmails } from './find-admin-emails.ts';
import { countJoinedByDay } from './joined.repository.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { countPeople, findPeople } from './people.repository.ts';

export const peopleFigures: readonly FigureSource[] = [
  {
    name: 'newStudents',
    scope: 'people',
    unit: 'count',
    path: '/admin/statistics/users',
    async read(tx, days) {
      const rows = await countJoinedByDay(tx, days);
      return rows.map(({ day, joined }) => ({ day, value: joined }));
    },
  },
];

const maxStaff = 200;

/** Administrators must have a second factor. */
export function staffReadiness({
  settings,
}: Pick<PeopleDependencies, 'settings'>): ReadinessSource[] {
  return [
    {
      name: 'staffSecondFactors',
      path: '/admin/people?role=admin',
      async isDone(tx) {
        const adminEmails = await findAdminEmails(tx, settings.fallbackAdminEmails);
        const query = { filter: { search: '', role: 'admin' }, adminEmails } as const;
        if ((await countPeople(tx, query)) > maxStaff) return null;
        const staff = await findPeople(tx, query, {
          order: 'newest',
          limit: maxStaff,
          after: null,
        });
        return staff.length > 0 && staff.every(({ hasSecondFactor }) => hasSecondFactor);
      },
    },
  ];
}
