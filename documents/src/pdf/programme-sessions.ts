import type { LanguageCode } from '@danube/contract/locale.ts';
import type { ProgrammeOccurrence, ProgrammePdf } from '../documents.types.ts';
import { formatMoment, type Moment, parseInstant } from '../format-moment.ts';

export type ProgrammeSession = {
  /** Two sessions may share title and start, never their place in the programme. */
  place: number;
  occurrence: ProgrammeOccurrence;
  moment: Moment;
  /** The first of its day carries the large numeral. */
  opensDay: boolean;
};

/** The sessions in order of their start, day after day in the zone of the programme. */
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
