import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import type { ContentVersions } from '../../../platform/content-versions.ts';
import type { Documents } from '../../../platform/documents.ts';
import type { HttpTools } from '../../../platform/http-route.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import type { EventsApi } from '../events.api.ts';

const programmeDays = 30;
const hour = 60 * 60_000;

type Content = { events: EventsApi; versions: Pick<ContentVersions, 'known'> };

/** The calendar that visitors subscribe to. */
export function serveCalendarFeed(deps: Content) {
  const feedOf = cacheUntilEventsChange(deps.versions, () => deps.events.calendarFeed());
  return async (c: Context<HttpVariables>): Promise<Response> =>
    c.body(await feedOf('feed'), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="danube-events.ics"',
      'cache-control': 'public, max-age=300',
    });
}

/** The next month's sessions as a printable PDF. */
export function serveProgramme(
  deps: Content & {
    documents: Documents;
    clock: Clock;
    siteUrl: string;
    chooseLanguage: HttpTools['chooseLanguage'];
  },
) {
  const programmeIn = cacheUntilEventsChange(deps.versions, async (language: LanguageCode) => {
    const now = deps.clock.now();
    return deps.documents.renderPdf(
      {
        kind: 'programme',
        generatedAt: now.toISOString(),
        from: now.toISOString(),
        to: new Date(now.getTime() + programmeDays * 24 * hour).toISOString(),
        timeZone: academyTimeZone,
        siteUrl: deps.siteUrl,
        occurrences: await deps.events.programme(programmeDays),
      },
      language,
    );
  });

  return async (c: Context<HttpVariables>): Promise<Response> => {
    const pdf = await programmeIn(deps.chooseLanguage(c));
    // The PDF is a Uint8Array over an ArrayBuffer, but the DOM types don't accept it as one.
    return c.body(pdf as Uint8Array<ArrayBuffer>, 200, {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="danube-programme.pdf"',
      'cache-control': 'private, max-age=300',
    });
  };
}

/**
 * These files take up to a second of CPU time, so they are cached for an hour or until a change.
 */
function cacheUntilEventsChange<Name extends string, File>(
  versions: Pick<ContentVersions, 'known'>,
  make: (name: Name) => Promise<File>,
): (name: Name) => Promise<File> {
  const saved = new LRUCache<string, { file: Promise<File> }>({ max: 64, ttl: hour });
  return (name) => {
    const key = `${name} ${versions.known().get('events') ?? 0}`;
    const known = saved.get(key);
    if (known) return known.file;
    const file = make(name);
    saved.set(key, { file });
    file.catch(() => saved.delete(key));
    return file;
  };
}
