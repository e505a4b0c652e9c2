import { lazy } from 'react';
import { Home } from '../features/frame/home/home.tsx';
import { RolePanel } from '../features/frame/role-panel/role-panel.tsx';
import { Welcome } from '../features/frame/welcome/welcome.tsx';
import { EventsSection } from '../features/live/events/events-section.tsx';
import { nextDaysQuery } from '../features/live/events/next-days-query.ts';
import { figuresQuery } from '../features/shared/claims/claims-query.ts';
import { InstructorsSection } from '../features/site/instructors/instructors-section.tsx';
import { BenefitsSection } from '../features/site/landing/benefits/benefits-section.tsx';
import { Hero } from '../features/site/landing/hero.tsx';
import { LandingHead } from '../features/site/landing/landing-head.tsx';
import { TestimonialsSection } from '../features/site/testimonials/testimonials-section.tsx';
import { quickieQuery } from '../features/watch/quickie/quickie-query.ts';
import { QuickieSection } from '../features/watch/quickie/quickie-section.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/landing.ts';

/** Lazy, because only administrators open it. */
const UploadVideoDialog = lazy(async () => ({
  default: (await import('../features/admin/videos/upload-dialog.tsx')).UploadVideoDialog,
}));

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api, language } = context.get(pageRequest);
  const source = queriesWith(api);
  const [free] = await readForPage(
    Promise.all([
      api.catalogue.list({ kind: 'course', cost: 'free', language, limit: 1 }),
      queryClient.query({ ...nextDaysQuery(source), retry: false }),
      queryClient.query({ ...figuresQuery(source), retry: false }),
      queryClient.query({ ...quickieQuery(source, language), retry: false }),
    ]),
  );
  return { queries: packQueries(queryClient), freeCourse: free.items[0]?.slug ?? null };
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <PageQueries packed={loaderData.queries}>
      <LandingHead />
      <Home />
      <Hero freeCourse={loaderData.freeCourse} />
      <QuickieSection uploadDialog={UploadVideoDialog} />
      <BenefitsSection />
      <InstructorsSection />
      <TestimonialsSection />
      <Welcome />
      <EventsSection />
      <RolePanel />
    </PageQueries>
  );
}
