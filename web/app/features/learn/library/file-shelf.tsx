import type { ShelfItem } from '@danube/contract/downloads/shelf.schemas.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { Access } from '../../shared/owned/use-access.ts';
import { itemPath } from '../../shared/paths/item-path.ts';
import { EntryText } from '../../shop/downloads/entry-text.tsx';
import { FileList } from '../../shop/downloads/file-list.tsx';
import { ItemCover } from '../../shop/item/item-cover.tsx';
import { OfflineBookControl } from '../offline/offline-book-control.tsx';
import { LibrarySection } from './library-section.tsx';

type FileShelfProps = { id: string; title: string; items: readonly ShelfItem[] };

/** Items that consist of files, with their downloads. */
export function FileShelf({ id, title, items }: FileShelfProps) {
  if (items.length === 0) return null;
  return (
    <LibrarySection id={id} title={title}>
      <ul aria-labelledby={id} className="grid gap-x-14 gap-y-9 lg:grid-cols-2">
        {items.map((each) => (
          <LibraryFiles key={each.item.id} own={each} />
        ))}
      </ul>
    </LibrarySection>
  );
}

function LibraryFiles({ own }: { own: ShelfItem }) {
  const t = useTexts('library');
  const localPath = useLocalPath();
  const format = useFormat();
  const { item, fetchedAt } = own;
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-5 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-7">
      <ItemCover item={item} note={item.by ?? undefined} sizes="8rem" />
      <div className="grid content-start justify-items-start gap-2">
        {own.hasNewVersion ? <Badge kind="river">{t('library.newVersion')}</Badge> : null}
        <EntryText
          item={item}
          by={item.by}
          {...(own.isPublic ? { to: localPath(itemPath(item)) } : {})}
        />
        <p className="type-small" suppressHydrationWarning>
          {fetchedAt
            ? t('library.fetched', { date: format.date(fetchedAt, 'medium') })
            : t('library.unopened')}
        </p>
        <FileList item={item} access={accessOf(own)} className="mt-1 w-full" />
        {item.kind === 'book' && own.access.isAllowed ? <OfflineBookControl own={own} /> : null}
      </div>
    </li>
  );
}

function accessOf({ access }: ShelfItem): Access {
  if (!access.isAllowed) return 'ended';
  return access.why === 'free' ? 'free' : 'owned';
}
