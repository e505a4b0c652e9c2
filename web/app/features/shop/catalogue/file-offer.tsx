import type { ItemCard, ItemFile } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { nameWithoutLanguage } from '@danube/contract/catalogue/file-language.ts';
import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MoneyDisplay } from '../../../ui/money-display.tsx';
import { RiskNotice } from '../../../ui/risk-notice.tsx';
import { type Access, useAccess } from '../../shared/owned/use-access.ts';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { DownloadButton } from '../downloads/download-button.tsx';
import { PriorPrice } from '../item/price-line.tsx';

type FileOfferProps = {
  item: Pick<ItemCard, 'id' | 'slug' | 'title' | 'price'> & {
    readonly files: readonly ItemFile[];
  };
  itemType: 'book' | 'indicator';
  /** The section's label for screen readers. */
  title: string;
  /** An explanation of the price. */
  notes: { readonly free: string; readonly once: string };
  /** A file's purpose in a word or two: PDF, TradingView. */
  labelOf: (file: ItemFile) => string;
  /** A link to something on this page that people can look at before deciding. */
  look?: { readonly anchor: string; readonly label: string } | undefined;
  className?: string;
};

/** The price of an item that consists of files, and how to get it. */
export function FileOffer(props: FileOfferProps) {
  const { item, itemType, title, notes, labelOf, look, className } = props;
  const t = useTexts('catalogue', 'downloads');
  const access = useAccess([item])(item);
  const says: Readonly<Record<Access, string>> = {
    free: notes.free,
    owned: t('downloads.owned'),
    sold: notes.once,
    ended: t('downloads.ended'),
  };
  return (
    <section aria-labelledby="offer" className={classNames('grid content-start gap-4', className)}>
      <h2 id="offer" className="sr-only">
        {title}
      </h2>
      <Card kind="raised" className="grid gap-4">
        {access === 'free' ? (
          <p className="type-number text-6xl">{t('catalogue.free')}</p>
        ) : (
          <p>
            <MoneyDisplay amount={item.price} kind="price" className="text-7xl" />
          </p>
        )}
        <PriorPrice item={item} />
        <p className="text-sm text-ink-2">{says[access]}</p>
        {access === 'free' || access === 'owned' ? (
          <Downloads item={item} labelOf={labelOf} />
        ) : (
          <>
            <AddToCart item={toCartCandidate(itemType, item)} size="large" />
            <FileLines files={item.files} labelOf={labelOf} />
          </>
        )}
        {look ? (
          <Button asChild variant="secondary">
            <a href={`#${look.anchor}`}>
              <ArrowDown aria-hidden="true" />
              {look.label}
            </a>
          </Button>
        ) : null}
      </Card>
      <RiskNotice kind="line">{t('catalogue.risk')}</RiskNotice>
    </section>
  );
}

function toCartCandidate(
  itemType: FileOfferProps['itemType'],
  { id, slug, title, price }: FileOfferProps['item'],
) {
  return { itemType, itemId: id, slug, title, price, interval: null };
}

/**
 * A single document gets one large button, whatever its languages; several files get a line each.
 */
function Downloads({ item, labelOf }: Pick<FileOfferProps, 'item' | 'labelOf'>) {
  const t = useTexts('downloads');
  const [file] = item.files;
  const smallButton = (each: ItemFile) => (
    <DownloadButton item={item.id} file={each} label={t('downloads.download')} size="small" />
  );
  if (file && new Set(item.files.map(({ name }) => nameWithoutLanguage(name))).size === 1) {
    return (
      <>
        <DownloadButton
          item={item.id}
          file={file}
          label={t('downloads.download')}
          variant="primary"
          size="large"
        />
        <FileLines
          files={item.files}
          labelOf={labelOf}
          actionOf={(each) => (each === file ? null : smallButton(each))}
        />
      </>
    );
  }
  return <FileLines files={item.files} labelOf={labelOf} actionOf={smallButton} />;
}

type FileLinesProps = Pick<FileOfferProps, 'labelOf'> & {
  files: readonly ItemFile[];
  actionOf?: (file: ItemFile) => ReactNode;
};

/** Each file's purpose, name and size. */
function FileLines({ files, labelOf, actionOf }: FileLinesProps) {
  const language = useTextLanguage();
  if (files.length === 0) return null;
  return (
    <ul className="border-t border-rule text-sm">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-2.5"
        >
          <span className="grid min-w-0">
            <span className="font-[560]">{labelOf(file)}</span>
            <span className="tabular text-xs wrap-anywhere text-ink-3">
              {`${file.name} · ${formatBytes(file.bytes, language)}`}
            </span>
          </span>
          {actionOf?.(file)}
        </li>
      ))}
    </ul>
  );
}
