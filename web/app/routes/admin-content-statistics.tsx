import { useLocation, useSearchParams } from 'react-router';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { readReportView } from '../features/admin/kit/statistics/report-view.ts';
import { ContentScreen } from '../features/admin/statistics/content-screen.tsx';
import {
  type ContentKind,
  contentDownloadsQuery,
  visitorsQuery,
} from '../features/admin/statistics/statistics-queries.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-content-statistics.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api, language } = context.get(pageRequest);
  const source = queriesWith(api);
  const now = new Date();
  const kind = kindAt(url.pathname);
  const { period, before } = readReportView(url.searchParams, now);
  await awaitOptional(
    ...[period, ...(before ? [before] : [])].flatMap((days) => [
      queryClient.query({ ...visitorsQuery(source, days, kind), retry: false }),
      queryClient.query({
        ...contentDownloadsQuery(source, days, { kind, language }),
        retry: false,
      }),
    ]),
  );
  return { now, queries: packQueries(queryClient) };
}

const titles = {
  indicator: 'admin.statistics.indicators',
  book: 'admin.statistics.books',
} as const;
const intros = {
  indicator: 'statistics.ledes.indicators',
  book: 'statistics.ledes.books',
} as const;

export default function AdminContentStatistics({ loaderData }: Route.ComponentProps) {
  const t = useTexts('admin', 'statistics');
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const kind = kindAt(pathname);
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t(titles[kind])} lede={t(intros[kind])}>
        <ContentScreen key={kind} kind={kind} view={readReportView(parameters, loaderData.now)} />
      </AdminLayout>
    </PageQueries>
  );
}

function kindAt(pathname: string): ContentKind {
  return pathname.replace(/\.data$/, '').endsWith('/books') ? 'book' : 'indicator';
}
