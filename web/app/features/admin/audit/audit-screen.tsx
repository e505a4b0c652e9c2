import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { nextTrail, previousTrail } from '../../../lib/cursor-trail.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CursorPagination } from '../../../ui/pagination.tsx';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { auditQuery } from './audit-queries.ts';
import { type AuditView, auditUrl, isFiltered } from './audit-view.ts';
import { ChainCheck } from './chain-check.tsx';
import { EntryList, EntryListSkeleton } from './entry-list.tsx';

/** As many entries as fit on a screen; a page has more. */
const skeletonRows = 12;

export function AuditScreen({ view }: { view: AuditView }) {
  const t = useTexts('admin');
  return (
    <section aria-label={t('admin.audit.title')} className="grid min-w-0 gap-6">
      <ChainCheck />
      <AuditFilterForm view={view} />
      <Entries view={view} />
    </section>
  );
}

function Entries({ view }: { view: AuditView }) {
  const t = useTexts('admin');
  const { timeZone } = useFormat();
  const list = useQuery(auditQuery(queries, view, timeZone));
  const caption = t('admin.audit.title');
  if (list.isPending) return <EntryListSkeleton caption={caption} rows={skeletonRows} />;
  // Stale data stays visible when a refetch fails.
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('admin.audit.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (list.data.entries.length === 0) return <NoEntries view={view} />;
  return (
    <>
      <EntryList entries={list.data.entries} caption={caption} />
      <Pages view={view} nextBefore={list.data.nextBefore} />
    </>
  );
}

function NoEntries({ view }: { view: AuditView }) {
  const t = useTexts('admin');
  const localPath = useLocalPath();
  if (!isFiltered(view) && view.trail.length === 0) {
    return <EmptyState title={t('admin.audit.empty')} text={t('admin.audit.emptyText')} />;
  }
  return (
    <EmptyState
      drawing="search"
      title={t('admin.audit.noMatch')}
      action={
        <Button asChild>
          <Link to={localPath('/admin/audit')}>{t('admin.clearFilters')}</Link>
        </Button>
      }
    />
  );
}

function Pages({ view, nextBefore }: { view: AuditView; nextBefore: number | null }) {
  const localPath = useLocalPath();
  const back = previousTrail(view.trail);
  const at = (trail: AuditView['trail']) => localPath(auditUrl({ ...view, trail }));
  return (
    <CursorPagination
      previous={back ? at(back) : undefined}
      next={nextBefore === null ? undefined : at(nextTrail(view.trail, String(nextBefore)))}
    />
  );
}
