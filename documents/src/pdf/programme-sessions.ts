import type { LanguageCode } from '@danube/contract/locale.ts';
import type { ProgrammeOccurrence, ProgrammePdf } from '../documents.types.ts';
import { formatMoment, type Moment, parseInstant } from '../format-moment.ts';

export type ProgrammeSession = {
  /** Two sessions may have the same title and start, so the key is their position. */
  place: number;
  occurrence: ProgrammeOccurrence;
  moment: Moment;
  /** The first session of a day shows the large number. */
  opensDay: boolean;
};

/** The sessions by start time, grouped by day in the programme's time zone. */
export function programmeSessions(
  programme: ProgrammePdf,
  language: LanguageCode,
): ProgrammeSession[] {
  return programme.occurrences
    .map((occurrence) => ({ occurrence, start: parseInstant(occurrence.startsAt).getTime() }))
    .toSorted((one, other) => one.start - other.start)
    .map(({ occurrence }, place) => ({
      place,
      occurrence,
      moment: formatMoment({ ...occurrence, timeZone: programme.timeZone }, language),
    }))
    .map((session, place, sessions) => ({
      ...session,
      opensDay: session.moment.date !== sessions[place - 1]?.moment.date,
    }));
}
