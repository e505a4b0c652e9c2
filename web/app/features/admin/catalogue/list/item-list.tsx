import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { DateDisplay } from '../../../../ui/date-display.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import type { Sort } from '../../../../ui/table-sort.tsx';
import { kindTexts } from '../../kit/item-kinds.ts';
import { DuplicateItem } from '../duplicate-dialog.tsx';
import { SampleBadge, StateBadge } from '../item-badges.tsx';
import { ItemLink } from './item-link.tsx';
import type { ListProps } from './list-view.ts';
import { listPageSize } from './list-view.ts';

type ItemListProps = ListProps & { items: readonly ItemRow[] };

/** A table if there is room for its columns, otherwise a list. */
export function ItemList(props: ItemListProps) {
  return (
    <>
      <WideTable {...props} className="max-lg:hidden" />
      <ul className="lg:hidden">
        {props.items.map((item) => (
          <ItemEntry key={item.id} item={item} />
        ))}
      </ul>
    </>
  );
}

export function ItemListSkeleton(props: ListProps) {
  const rows = Array.from({ length: 8 }, (_, index) => index);
  return (
    <>
      <WideTable {...props} items={[]} isLoading className="max-lg:hidden" />
      <SkeletonRegion className="lg:hidden">
        {rows.map((row) => (
          <div key={row} className={entryClasses}>
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-3.5 w-32" />
          </div>
        ))}
      </SkeletonRegion>
    </>
  );
}

type WideTableProps = ItemListProps & { isLoading?: boolean; className: string };

function WideTable({ kind, view, items, isLoading, className }: WideTableProps) {
  const t = useTexts('editor', 'admin');
  const columns = useColumns(kind);
  return (
    <Table
      caption={t(kindTexts[kind].title)}
      columns={columns}
      rows={items}
      rowKey={(item) => item.id}
      sort={sorts[view.sort]}
      isLoading={isLoading}
      pageSize={Math.min(listPageSize, 8)}
      className={className}
    />
  );
}

const sorts: Partial<Record<ListProps['view']['sort'], Sort>> = {
  changed: { column: 'changed', direction: 'descending' },
  title: { column: 'title', direction: 'ascending' },
  price: { column: 'price', direction: 'ascending' },
};

function useColumns(kind: ItemKind): readonly Column<ItemRow>[] {
  const t = useTexts('editor', 'admin');
  const format = useFormat();
  const lessons: Column<ItemRow> = {
    id: 'lessons',
    header: t('editor.list.lessons'),
    cell: ({ lessonCount }) => format.number(lessonCount),
    align: 'end',
  };
  return [
    {
      id: 'title',
      header: t('editor.texts.title'),
      cell: (item) => (
        <span className="grid py-0.5">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <ItemLink item={item} />
            {item.isSample ? <SampleBadge /> : null}
          </span>
          <span className="text-xs [overflow-wrap:anywhere] text-ink-3">{item.slug}</span>
        </span>
      ),
      className: 'w-[45%] min-w-72',
    },
    {
      id: 'state',
      header: t('editor.list.state'),
      cell: ({ state }) => <StateBadge state={state} />,
    },
    ...(kind === 'course' ? [lessons] : []),
    {
      id: 'price',
      header: t('editor.list.price'),
      cell: (item) => <Price item={item} />,
      align: 'end',
      className: 'whitespace-nowrap',
    },
    {
      id: 'language',
      header: t('editor.list.language'),
      cell: ({ originalLanguage }) => originalLanguage.toUpperCase(),
    },
    {
      id: 'changed',
      header: t('editor.list.changed'),
      cell: (item) => <Changed item={item} />,
      align: 'end',
      className: 'whitespace-nowrap',
    },
    {
      id: 'acts',
      header: <span className="sr-only">{t('editor.duplicate.label')}</span>,
      cell: (item) => <DuplicateItem item={item} />,
      className: 'w-11',
    },
  ];
}

const entryClasses = 'grid gap-1.5 border-b border-rule py-3.5';

function ItemEntry({ item }: { item: ItemRow }) {
  return (
    <li className={`relative ${entryClasses} first:border-t`}>
      <span className="pe-12">
        <ItemLink item={item} isWhole />
      </span>
      <span className="flex flex-wrap items-center gap-2 text-sm">
        <StateBadge state={item.state} />
        {item.isSample ? <SampleBadge /> : null}
      </span>
      <span className="flex flex-wrap gap-x-4 text-xs text-ink-3">
        <Price item={item} />
        <Changed item={item} />
      </span>
      <span className="absolute end-0 top-1.5">
        <DuplicateItem item={item} />
      </span>
    </li>
  );
}

function Price({ item: { price } }: { item: ItemRow }) {
  const t = useTexts('editor', 'admin');
  const format = useFormat();
  return <span className="tabular">{price === 0 ? t('editor.free') : format.money(price)}</span>;
}

function Changed({ item }: { item: ItemRow }) {
  return (
    <span className="flex flex-wrap gap-x-2 lg:grid">
      <DateDisplay instant={item.updatedAt} />
      {item.updatedBy ? <span className="text-xs text-ink-3">{item.updatedBy}</span> : null}
    </span>
  );
}
