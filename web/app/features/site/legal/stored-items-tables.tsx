import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { storagePlaces, useStorageTime } from '../../shared/consent/stored-item-list.tsx';
import {
  type StoragePurpose,
  type StoredItem,
  storedItems,
} from '../../shared/consent/stored-items.ts';

const categories: readonly { purpose: StoragePurpose; title: TextKey }[] = [
  { purpose: 'necessary', title: 'consent.necessary.title' },
  { purpose: 'statistics', title: 'consent.statistics.title' },
  { purpose: 'media', title: 'consent.media.title' },
];

/** Everything the site stores in a browser, one table per category. */
export function StoredItemsTables() {
  const t = useTexts('cookies', 'consent');
  return categories.map(({ purpose, title }) => (
    <div key={purpose} className="mt-3">
      <h3 className="type-h4 mb-2 text-ink">{t(title)}</h3>
      <StoredItemsTable
        caption={t(title)}
        items={storedItems.filter((item) => item.purpose === purpose)}
      />
    </div>
  ));
}

function StoredItemsTable({ caption, items }: { caption: string; items: readonly StoredItem[] }) {
  const t = useTexts('cookies', 'consent');
  const columns = useColumns();
  if (items.length === 0) return <p>{t('cookies.table.none')}</p>;
  return (
    <Table
      caption={caption}
      rows={items}
      rowKey={(item) => `${item.place} ${item.name}`}
      columns={columns}
    />
  );
}

function useColumns(): Column<StoredItem>[] {
  const t = useTexts('cookies', 'consent');
  const timeOf = useStorageTime();
  return [
    {
      id: 'name',
      header: t('cookies.table.name'),
      className: 'w-[44%] align-top wrap-anywhere sm:w-[38%]',
      cell: (item) => (
        <>
          <code className="text-xs font-[560] text-ink">{item.name}</code>
          <span className="block text-xs text-ink-3">{t(storagePlaces[item.place])}</span>
        </>
      ),
    },
    {
      id: 'use',
      header: t('cookies.table.use'),
      className: 'align-top',
      cell: (item) => (
        <>
          {t(item.use)}
          {/* On a phone three columns would be too narrow. */}
          <span className="mt-1 block text-xs text-ink-3 first-letter:uppercase sm:hidden">
            {timeOf(item)}
          </span>
        </>
      ),
    },
    {
      id: 'duration',
      header: t('cookies.table.duration'),
      className: 'w-[24%] align-top max-sm:hidden',
      cell: (item) => <span className="block first-letter:uppercase">{timeOf(item)}</span>,
    },
  ];
}
