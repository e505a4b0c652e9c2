import { lazy } from 'react';
import { EventsSection } from '../features/events/events-section.tsx';
import { nextDaysQuery } from '../features/events/next-days-query.ts';
import { InstructorsSection } from '../features/instructors/instructors-section.tsx';
import { BenefitsSection } from '../features/landing/benefits/benefits-section.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { LandingHead } from '../features/landing/landing-head.tsx';
import { quickieQuery } from '../features/quickie/quickie-query.ts';
import { QuickieSection } from '../features/quickie/quickie-section.tsx';
import { RolePanel } from '../features/role-panel/role-panel.tsx';
import { TestimonialsSection } from '../features/testimonials/testimonials-section.tsx';
import { Welcome } from '../features/welcome/welcome.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/landing.ts';

/** Only administrators ever open it, so nobody else fetches it. */
const UploadVideoDialog = lazy(async () => ({
  default: (await import('../features/videos-admin/upload-dialog.tsx')).UploadVideoDialog,
}));

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api, language } = context.get(pageRequest);
  const source = queriesWith(api);
  await readForPage(
    Promise.all([
      queryClient.query({ ...nextDaysQuery(source), retry: false }),
      queryClient.query({ ...quickieQuery(source, language), retry: false }),
    ]),
  );
  return { queries: packQueries(queryClient) };
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <PageQueries packed={loaderData.queries}>
      <LandingHead />
      <Hero />
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
