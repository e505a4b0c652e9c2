import type { Tx } from '../../platform/database.ts';
import type { ActivitySources } from './active-students.ts';
import { insertVisits } from './analytics.repository.ts';
import type { FunnelSources } from './funnel/funnel-people.ts';
import type { VisitRow } from './visit-row.ts';

/** Nobody has signed up. */
export const emptyFunnel: FunnelSources = {
  people: { findSignUps: async () => [] },
  learning: { findProgress: async () => [] },
  checkout: { findOrderedItems: async () => [] },
  salesReps: { findInviters: async () => new Map(), findRepNames: async () => new Map() },
  catalogue: { findItems: async () => [], nameItems: async () => [] },
};

/** Nobody was active. */
export const noActivity: ActivitySources = {
  learning: { findLearners: async () => [] },
  events: { findParticipants: async () => [] },
  downloads: { findDownloaders: async () => [] },
};

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
