import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import { findAttendancesOf } from './attendance/attendance.repository.ts';
import { findSeries } from './events.repository.ts';
import { findRegistrationsForExport } from './registration/registrations.repository.ts';

/** Registrations are deleted with the person's row; attendance is only anonymised. */
export const personalDataOfEvents: PersonalDataSource = {
  name: 'live-sessions',
  async read(tx, userId) {
    const registrations = await findRegistrationsForExport(tx, userId);
    const attendances = await findAttendancesOf(tx, userId);
    const ids = new Set([...registrations, ...attendances].map(({ seriesId }) => seriesId));
    const titles = new Map<string, string>();
    for (const id of ids) titles.set(id, (await findSeries(tx, id))[0]?.title ?? '');
    return {
      registrations: registrations.map(({ seriesId, date, state, since, timeZone }) => ({
        session: titles.get(seriesId),
        date,
        state,
        since,
        timeZone,
      })),
      joined: attendances.map(({ seriesId, date, joinedAt }) => ({
        session: titles.get(seriesId),
        date,
        joinedAt,
      })),
    };
  },
};
