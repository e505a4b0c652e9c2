import { occurrenceAddressSchema } from '@danube/contract/events/events.schemas.ts';
import type { Context } from 'hono';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { findOccurrence } from '../registration/require-occurrence.ts';
import { renderCalendarFeed } from '../render-calendar-feed.ts';

/** One session as a calendar file, with the same UID as in the feed and in emails. */
export function serveOccurrenceFile(deps: Pick<EventsDependencies, 'db' | 'settings'>) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const address = occurrenceAddressSchema.safeParse(c.req.param());
    const occurrence = address.success ? await findOccurrence(deps.db, address.data) : null;
    if (!occurrence) return c.notFound();
    return c.body(renderCalendarFeed([occurrence], deps.settings.siteUrl), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="session.ics"',
      'cache-control': 'public, max-age=300',
    });
  };
}
