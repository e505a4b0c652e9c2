import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpDown, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { queries } from '../../../../lib/api.ts';
import { nextTrail, previousTrail } from '../../../../lib/cursor-trail.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { CursorPagination } from '../../../../ui/pagination.tsx';
import { kindPages, kindTexts } from '../../kit/item-kinds.ts';
import { itemsQuery } from '../catalogue-queries.ts';
import { ArrangeItems } from './arrange-items.tsx';
import { ExportItems } from './export-items.tsx';
import { FilterItems } from './filter-items.tsx';
import { ImportCourse } from './import-course.tsx';
import { ItemList, ItemListSkeleton } from './item-list.tsx';
import {
  defaultSort,
  isArranging,
  isFiltered,
  type ListProps,
  type ListView,
  listUrl,
} from './list-view.ts';

/** Every item of a kind, in any state. */
export function ListScreen({ kind, view }: ListProps) {
  const t = useTexts('editor', 'admin');
  const format = useFormat();
  const { data } = useQuery(itemsQuery(queries, kind, view));
  const total = data?.total;
  return (
    <section aria-label={t(kindTexts[kind].title)} className="grid min-w-0 gap-6">
      <FilterItems kind={kind} view={view} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-ink pt-4">
        <p role="status" className="text-sm">
          {total === undefined
            ? null
            : t(kindTexts[kind].total, { count: total, shown: format.number(total) })}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {total ? <ExportItems kind={kind} view={view} /> : null}
          {total && total > 1 && !isArranging(view) ? <ArrangeLink kind={kind} /> : null}
          {kind === 'course' ? <ImportCourse /> : null}
          <CreateLink kind={kind} />
        </div>
      </div>
      <Items kind={kind} view={view} />
    </section>
  );
}

function CreateLink({ kind }: { kind: ItemKind }) {
  const t = useTexts('editor', 'admin');
  const localPath = useLocalPath();
  return (
    <Button asChild size="small" variant="primary">
      <Link to={localPath(kindPages[kind].create)}>
        <Plus aria-hidden="true" />
        {t(kindTexts[kind].add)}
      </Link>
    </Button>
  );
}

function ArrangeLink({ kind }: { kind: ItemKind }) {
  const t = useTexts('editor', 'admin');
  const localPath = useLocalPath();
  const view = { search: '', sort: 'chosen', trail: [] } as const;
  return (
    <Button asChild size="small">
      <Link to={localPath(listUrl(kind, view))} preventScrollReset>
        <ArrowUpDown aria-hidden="true" />
        {t('editor.list.arrange')}
      </Link>
    </Button>
  );
}

function Items({ kind, view }: ListProps) {
  const t = useTexts('editor', 'admin');
  const list = useQuery(itemsQuery(queries, kind, view));
  if (list.isPending) return <ItemListSkeleton kind={kind} view={view} />;
  // Stale data stays visible when a refetch fails.
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('editor.list.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const { items, nextCursor, total } = list.data;
  if (items.length === 0) return <NoItems kind={kind} view={view} />;
  return (
    <>
      {isArranging(view) ? (
        <ArrangeItems
          key={items.map(({ id }) => id).join()}
          kind={kind}
          view={view}
          items={items}
        />
      ) : (
        <ItemList kind={kind} view={view} items={items} />
      )}
      <Pages kind={kind} view={view} nextCursor={nextCursor} shown={items.length} total={total} />
    </>
  );
}

function NoItems({ kind, view }: ListProps) {
  const t = useTexts('editor', 'admin');
  const localPath = useLocalPath();
  if (!isFiltered(view) && view.trail.length === 0) {
    return (
      <EmptyState
        title={t(kindTexts[kind].empty)}
        text={t(kindTexts[kind].emptyText)}
        action={<CreateLink kind={kind} />}
      />
    );
  }
  return (
    <EmptyState
      drawing="search"
      title={t('editor.list.noMatch')}
      action={
        <Button asChild>
          <Link to={localPath(listUrl(kind, { search: '', sort: defaultSort, trail: [] }))}>
            {t('admin.clearFilters')}
          </Link>
        </Button>
      }
    />
  );
}

type PagesProps = ListProps & { nextCursor: string | null; shown: number; total: number };

function Pages({ kind, view, nextCursor, shown, total }: PagesProps) {
  const t = useTexts('editor', 'admin');
  const format = useFormat();
  const localPath = useLocalPath();
  const back = previousTrail(view.trail);
  const at = (trail: ListView['trail']) => localPath(listUrl(kind, { ...view, trail }));
  return (
    <CursorPagination
      previous={back ? at(back) : undefined}
      next={nextCursor ? at(nextTrail(view.trail, nextCursor)) : undefined}
      summary={t('editor.list.shown', {
        shown: format.number(shown),
        total: format.number(total),
      })}
    />
  );
}
