import type { AuditEntry } from '@danube/contract/audit/audit.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { EntryAction, EntryActor, EntryDetails, EntryTarget, EntryTime } from './entry-parts.tsx';

type EntryListProps = {
  entries: readonly AuditEntry[];
  caption: string;
};

/** A table if there is room for its columns, otherwise a list. */
export function EntryList({ entries, caption }: EntryListProps) {
  return (
    <>
      <Table
        caption={caption}
        columns={useColumns()}
        rows={entries}
        rowKey={(entry) => String(entry.number)}
        className="max-xl:hidden"
      />
      <ol className="xl:hidden">
        {entries.map((entry) => (
          <EntryItem key={entry.number} entry={entry} />
        ))}
      </ol>
    </>
  );
}

export function EntryListSkeleton({ caption, rows }: { caption: string; rows: number }) {
  const columns = useColumns();
  const places = Array.from({ length: rows }, (_, index) => index);
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        rows={[]}
        rowKey={(entry) => String(entry.number)}
        isLoading
        pageSize={rows}
        className="max-xl:hidden"
      />
      <SkeletonRegion className="xl:hidden">
        {places.map((row) => (
          <div key={row} className={itemClasses}>
            <Skeleton className="h-4 w-56" />
            <Skeleton className="h-3.5 w-40" />
            <Skeleton className="h-3.5 w-full" />
          </div>
        ))}
      </SkeletonRegion>
    </>
  );
}

const itemClasses = 'grid gap-2 border-b border-rule py-4 text-sm first:border-t';

function EntryItem({ entry }: { entry: AuditEntry }) {
  const t = useTexts('admin');
  return (
    <li className={itemClasses}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <EntryAction entry={entry} />
        <EntryTime entry={entry} />
      </div>
      <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        <div className="flex gap-2">
          <dt className="min-w-12 shrink-0 text-ink-3">{t('admin.audit.who')}</dt>
          <dd className="min-w-0">
            <EntryActor entry={entry} />
          </dd>
        </div>
        <div className="flex gap-2">
          <dt className="min-w-12 shrink-0 text-ink-3">{t('admin.audit.about')}</dt>
          <dd className="min-w-0">
            <EntryTarget entry={entry} />
          </dd>
        </div>
      </dl>
      <EntryDetails entry={entry} />
    </li>
  );
}

function useColumns(): readonly Column<AuditEntry>[] {
  const t = useTexts('admin');
  const top = 'align-top';
  return [
    {
      id: 'at',
      header: t('admin.audit.when'),
      cell: (entry) => <EntryTime entry={entry} />,
      className: top,
    },
    {
      id: 'actor',
      header: t('admin.audit.who'),
      cell: (entry) => <EntryActor entry={entry} />,
      className: `${top} w-[17%]`,
    },
    {
      id: 'action',
      header: t('admin.audit.what'),
      cell: (entry) => <EntryAction entry={entry} />,
      className: `${top} w-[18%]`,
    },
    {
      id: 'target',
      header: t('admin.audit.about'),
      cell: (entry) => <EntryTarget entry={entry} />,
      className: `${top} w-[17%]`,
    },
    {
      id: 'details',
      header: t('admin.audit.details'),
      cell: (entry) => <EntryDetails entry={entry} />,
      className: top,
    },
  ];
}
