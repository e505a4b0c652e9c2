import type { Tx } from '../../platform/database.ts';
import { insertVisits } from './analytics.repository.ts';
import type { VisitRow } from './visit-row.ts';

/** A visit in both tables: by default a visitor's, with consent, just now. */
export async function insertVisit(tx: Tx, overrides: Partial<VisitRow> = {}): Promise<VisitRow> {
  const visit: VisitRow = {
    createdAt: new Date(),
    visitorId: 'visitor_k3j9x0a7',
    userId: null,
    ipAddress: '203.0.113.77',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    pagePath: '/courses',
    referrer: null,
    isBot: false,
    originCountry: 'SK',
    language: 'en',
    device: 'desktop',
    browser: 'Firefox, Linux',
    dayVisitor: '1',
    ...overrides,
  };
  await insertVisits(tx, [visit]);
  return visit;
}
