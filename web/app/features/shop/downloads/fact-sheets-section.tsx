import type { ItemWithFiles } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import type { Access } from '../../shared/owned/use-access.ts';
import { ItemCover } from '../item/item-cover.tsx';
import { EntryText } from './entry-text.tsx';
import { FileList } from './file-list.tsx';
import { OfferSection } from './offer-section.tsx';

type FactSheetsSectionProps = {
  sheets: readonly ItemWithFiles[];
  accessTo: (item: ItemWithFiles) => Access;
};

/** Fact sheets: one market on a page or two. */
export function FactSheetsSection({ sheets, accessTo }: FactSheetsSectionProps) {
  const t = useTexts('downloads');
  return (
    <OfferSection
      id="resources"
      title={t('downloads.resources.title')}
      lede={t('downloads.resources.lede')}
      isEmpty={sheets.length === 0}
    >
      <ul className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-[calc(var(--gutter)*2)]">
        {sheets.map((sheet) => (
          <li key={sheet.id}>
            <article className="grid h-full grid-cols-[5.5rem_1fr] content-between gap-x-4 gap-y-4 sm:grid-cols-[6.5rem_1fr]">
              <ItemCover item={sheet} sizes="6.5rem" className="self-start" />
              <EntryText item={sheet} />
              <FileList item={sheet} access={accessTo(sheet)} className="col-span-full" />
            </article>
          </li>
        ))}
      </ul>
    </OfferSection>
  );
}
