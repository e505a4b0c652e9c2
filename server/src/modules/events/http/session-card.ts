import { occurrenceAddressSchema } from '@danube/contract/events/events.schemas.ts';
import { defaultLanguage, isLanguageCode } from '@danube/contract/locale.ts';
import type { Context } from 'hono';
import { createCardPngs } from '../../../platform/card-png.ts';
import type { Documents } from '../../../platform/documents.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { isCancelled } from '../occurrences.ts';
import { findOccurrence } from '../registration/require-occurrence.ts';

/** The preview image of a session's page, in the URL's language. */
export function serveSessionCard(
  deps: Pick<EventsDependencies, 'db'>,
  { documents }: { documents: Pick<Documents, 'drawCard'> },
) {
  const cardPng = createCardPngs(documents);
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const address = occurrenceAddressSchema.safeParse(c.req.param());
    const occurrence = address.success ? await findOccurrence(deps.db, address.data) : null;
    if (!occurrence) return c.notFound();
    const { event, start, end } = occurrence;
    const wanted = c.req.query('lang');
    const png = await cardPng(
      {
        kind: 'session',
        title: event.title,
        host: event.host,
        startsAt: start.toInstant().toString(),
        durationMinutes: start.until(end).total('minutes'),
        isAllDay: event.isAllDay,
        isCancelled: isCancelled(occurrence),
      },
      isLanguageCode(wanted) ? wanted : defaultLanguage,
    );
    // As long as other files of a session, so that a moved one soon shows its new time.
    return c.body(png, 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=300',
    });
  };
}
