import type { OccurrencePage } from '@danube/contract/events/events.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { localizedUrl } from '../../../lib/localized-url.ts';
import { videoPath } from '../../shared/paths/itv-paths.ts';
import { sessionPath } from '../../shared/paths/session-paths.ts';

type Site = {
  readonly siteUrl: string;
  readonly language: LanguageCode;
  readonly academyName: string;
};

/** A session as structured data. The location is the page, not the room's URL. */
export function structuredSession(session: OccurrencePage, site: Site) {
  const { siteUrl, language, academyName } = site;
  const url = localizedUrl(siteUrl, sessionPath(session), language);
  const isAllDay = session.scheduledTime === null;
  return {
    '@type': 'Event',
    '@id': `${siteUrl}${sessionPath(session)}#event`,
    name: session.title,
    description: session.description || session.title,
    startDate: isAllDay ? session.scheduledDate : session.startsAt.toISOString(),
    endDate: isAllDay ? session.scheduledDate : session.endsAt.toISOString(),
    eventStatus: `https://schema.org/${session.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    url,
    inLanguage: session.language,
    isAccessibleForFree: session.audience !== 'owners',
    ...(session.capacity === null ? {} : { maximumAttendeeCapacity: session.capacity }),
    ...(session.host ? { performer: { '@type': 'Person', name: session.host } } : {}),
    organizer: {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: academyName,
      url: siteUrl,
    },
    ...(session.replay
      ? { recordedIn: localizedUrl(siteUrl, videoPath(session.replay.slug), language) }
      : {}),
  };
}
