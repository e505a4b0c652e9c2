import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CursorPagination, Pagination } from '../../../ui/pagination.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import type { Sort } from '../../../ui/table-sort.tsx';
import { KitCase, KitSection, longGerman, longGreek } from './kit-frame.tsx';

type Visit = { path: string; visits: number; signedIn: number; referrer: string };

const visits: Visit[] = [
  { path: '/', visits: 14_208, signedIn: 18, referrer: 'google.com' },
  { path: '/course/fast-track', visits: 6841, signedIn: 31, referrer: 'youtube.com' },
  { path: '/download', visits: 5977, signedIn: 88, referrer: 'Direct' },
  {
    path: `/blog/${longGerman.toLowerCase().replaceAll(' ', '-')}`,
    visits: 2870,
    signedIn: 9,
    referrer: 'google.com',
  },
  { path: '/pricing', visits: 3544, signedIn: 22, referrer: 'google.com' },
  { path: '/itv', visits: 3908, signedIn: 52, referrer: 'Direct' },
  { path: '/community', visits: 3102, signedIn: 97, referrer: 'Direct' },
];

const columns: Column<Visit>[] = [
  { id: 'path', header: 'Path', cell: (row) => <b>{row.path}</b>, isSortable: true },
  {
    id: 'visits',
    header: 'Visits',
    cell: (row) => row.visits.toLocaleString('en'),
    align: 'end',
    isSortable: true,
  },
  {
    id: 'signedIn',
    header: 'Signed in',
    cell: (row) => <Progress kind="thin" value={row.signedIn} label={`Signed in on ${row.path}`} />,
  },
  { id: 'referrer', header: 'Top referrer', cell: (row) => row.referrer },
];

export function KitLists() {
  return (
    <KitSection id="lists" title="Tables, pages and states">
      <KitCase title="Table: sorted, sticky header, last row is long">
        <SortedTable />
        <CursorPagination label="Pages of visits" summary="1 to 7 of 87 paths" next="#lists" />
      </KitCase>
      <KitCase title="Table: loading">
        <Table
          caption="Visits, loading"
          columns={columns}
          rows={[]}
          rowKey={(row) => row.path}
          isLoading
          pageSize={3}
        />
      </KitCase>
      <KitCase title="Table: empty, failed">
        <Table
          caption="Visits, none"
          columns={columns}
          rows={[]}
          rowKey={(row) => row.path}
          fallback={
            <EmptyState
              drawing="search"
              title="No path matches these filters."
              action={<Button>Clear filters</Button>}
            />
          }
        />
      </KitCase>
      <KitCase title="Pagination with numbers">
        <Pagination page={6} pageCount={14} to={(page) => `?page=${page}`} />
        <Pagination label="Pages of three" page={1} pageCount={3} to={(page) => `?page=${page}`} />
      </KitCase>
      <KitCase title="Skeleton of a list of covers">
        <SkeletonRegion className="kit-columns">
          {['a', 'b', 'c'].map((key) => (
            <div key={key} className="kit-case">
              <Skeleton className="h-40" />
              <SkeletonText lines={2} />
            </div>
          ))}
        </SkeletonRegion>
      </KitCase>
      <KitCase title="Empty and error">
        <div className="kit-columns">
          <EmptyState
            drawing="start"
            title="Your first lesson starts here."
            text="The opening hour is free and takes eleven minutes."
            action={<Button variant="primary">Watch the free lesson</Button>}
          />
          <EmptyState
            drawing="flat"
            title="Nothing in your cart yet."
            action={<Button>Browse courses</Button>}
          />
          <EmptyState drawing="done" title="All caught up." text={longGreek} />
          <ErrorState
            title="The courses could not be loaded."
            text="Your place is kept. Check the connection, then try again."
            reference="7f3a-22c1"
            onRetry={() => undefined}
          />
        </div>
      </KitCase>
    </KitSection>
  );
}

function SortedTable() {
  const [sort, setSort] = useState<Sort>({ column: 'visits', direction: 'descending' });
  const factor = sort.direction === 'ascending' ? 1 : -1;
  const rows = visits.toSorted((a, b) =>
    sort.column === 'visits'
      ? factor * (a.visits - b.visits)
      : factor * a.path.localeCompare(b.path),
  );
  return (
    <Table
      caption="Visits by path"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.path}
      sort={sort}
      sortControl={{ kind: 'callback', onSort: setSort }}
      isSelected={(row) => row.path === '/download'}
      maxHeight="16rem"
    />
  );
}
