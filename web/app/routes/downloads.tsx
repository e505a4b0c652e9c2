import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { DownloadsHead } from '../features/shop/downloads/downloads-head.tsx';
import { DownloadsPage } from '../features/shop/downloads/downloads-page.tsx';
import { handleDownloadForm } from '../features/shop/downloads/handle-download-form.server.ts';
import { NewsletterSection } from '../features/site/newsletter/newsletter-section.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/downloads.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const { list, listWithFiles } = api.catalogue;
  const [indicators, courses, books, sheets] = await readForPage(
    Promise.all([
      listWithFiles({ kind: 'indicator', language }),
      list({ kind: 'course', cost: 'free', language }),
      listWithFiles({ kind: 'book', language }),
      listWithFiles({ kind: 'fact-sheet', language }),
    ]),
  );
  return { offers: { indicators, courses: courses.items, books, sheets } };
}

/** For buttons pressed before hydration. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, reportError } = context.get(pageRequest);
  return handleDownloadForm(api.downloads.request, request, reportError);
}

/** A category only filters what is already loaded. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.currentUrl.pathname !== args.nextUrl.pathname && args.defaultShouldRevalidate;
}

export default function Downloads({ loaderData, actionData }: Route.ComponentProps) {
  const { offers } = loaderData;
  return (
    <>
      <DownloadsHead offers={offers} />
      <DownloadsPage offers={offers} problem={actionData ?? null} />
      <NewsletterSection />
    </>
  );
}
