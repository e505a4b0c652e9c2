import { useSearchParams } from 'react-router';
import { auditQuery } from '../features/admin/audit/audit-queries.ts';
import { AuditScreen } from '../features/admin/audit/audit-screen.tsx';
import { readAuditView } from '../features/admin/audit/audit-view.ts';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { queriesWith } from '../lib/api.ts';
import { academyTimeZone } from '../lib/format-date.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-audit.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  // Uses the academy's time zone; a browser in another one refetches for its own days.
  const wanted = auditQuery(source, readAuditView(url.searchParams), academyTimeZone);
  await awaitOptional(queryClient.query({ ...wanted, retry: false }));
  return { queries: packQueries(queryClient) };
}

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  const t = useTexts('admin');
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('admin.audit.title')} lede={t('admin.audit.lede')}>
        <AuditScreen view={readAuditView(parameters)} />
      </AdminLayout>
    </PageQueries>
  );
}
