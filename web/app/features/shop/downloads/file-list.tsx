import type { ItemWithFiles } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Access } from '../../shared/owned/use-access.ts';
import { PriceLine } from '../item/price-line.tsx';
import { DownloadButton } from './download-button.tsx';
import { useFileFacts } from './use-file-facts.ts';

type FileListProps = { item: ItemWithFiles; access: Access; className?: string };

/** An item's files, one per line, with a button for available ones. */
export function FileList({ item, access, className }: FileListProps) {
  const t = useTexts('downloads', 'catalogue');
  const factsOf = useFileFacts();
  const isOpen = access === 'free' || access === 'owned';
  return (
    <div className={classNames('grid content-start', className)}>
      <ul>
        {item.files.map((file) => {
          const { format, size, language } = factsOf(file, item);
          return (
            <li
              key={file.id}
              className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-rule py-2"
            >
              <p className="flex flex-wrap items-baseline gap-x-2.5 text-sm">
                <span className="font-[560] whitespace-nowrap">{format}</span>
                <span className="tabular text-xs text-ink-3">{size}</span>
                {language ? <span className="text-xs text-ink-3">{language}</span> : null}
              </p>
              {isOpen ? (
                <DownloadButton
                  item={item.id}
                  file={file}
                  label={access === 'free' ? t('downloads.free') : t('downloads.download')}
                  size="small"
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      <Standing item={item} access={access} />
    </div>
  );
}

/** The item's price, or that the person already has it. */
function Standing({ item, access }: Pick<FileListProps, 'item' | 'access'>) {
  const t = useTexts('downloads');
  if (access === 'free') return null;
  if (access === 'owned') {
    return <p className="border-t border-rule pt-2.5 text-sm">{t('downloads.owned')}</p>;
  }
  return (
    <div className="grid gap-1 border-t border-rule pt-2.5">
      <PriceLine item={item} className="text-sm" />
      {access === 'ended' ? <p className="type-small">{t('downloads.ended')}</p> : null}
    </div>
  );
}
