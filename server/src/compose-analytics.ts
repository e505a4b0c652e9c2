import { createAnalytics } from './modules/analytics/analytics.module.ts';
import type { CatalogueApi } from './modules/catalogue/catalogue.api.ts';
import type { CheckoutApi } from './modules/checkout/checkout.api.ts';
import type { DownloadsApi } from './modules/downloads/downloads.api.ts';
import type { EventsApi } from './modules/events/events.api.ts';
import type { IdentityApi } from './modules/identity/identity.api.ts';
import type { LearningApi } from './modules/learning/learning.api.ts';
import type { SalesRepsApi } from './modules/sales-reps/sales-reps.api.ts';

type Base = Omit<Parameters<typeof createAnalytics>[0], 'funnel' | 'activity'>;

type Sources = {
  people: IdentityApi;
  catalogue: CatalogueApi;
  checkout: { api: CheckoutApi };
  salesReps: { api: SalesRepsApi };
  events: { api: EventsApi };
  learning: { api: LearningApi };
  downloads: { api: DownloadsApi };
};

/** Analytics, built with the modules whose figures it combines. */
export function composeAnalytics(base: Base, { people, catalogue, ...modules }: Sources) {
  const [learning, checkout] = [modules.learning.api, modules.checkout.api];
  return createAnalytics({
    ...base,
    funnel: { people, learning, checkout, salesReps: modules.salesReps.api, catalogue },
    activity: { learning, events: modules.events.api, downloads: modules.downloads.api },
  });
}
