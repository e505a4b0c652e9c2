import type { ItemWithFiles } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { Access } from '../../shared/owned/use-access.ts';
import { itemPath } from '../../shared/paths/item-path.ts';
import { ItemCover } from '../item/item-cover.tsx';
import { EntryText } from './entry-text.tsx';
import { FileList } from './file-list.tsx';

type IndicatorEntryProps = {
  indicator: ItemWithFiles;
  access: Access;
  headingLevel?: 2 | 3;
  isLarge?: boolean;
  /** Above the fold, so its cover loads eagerly. */
  isFirst?: boolean;
};

/** An indicator with its file for each platform. On phones the cover is next to the text. */
export function IndicatorEntry({ indicator, access, ...props }: IndicatorEntryProps) {
  const localPath = useLocalPath();
  return (
    <article className="grid grid-cols-[minmax(6rem,1fr)_2fr] content-start gap-x-4 gap-y-4 sm:grid-cols-1 sm:gap-y-5">
      <ItemCover
        item={indicator}
        sizes="(min-width: 64rem) 44rem, (min-width: 40rem) 45vw, 33vw"
        isFirst={props.isFirst}
        className="self-start"
      />
      <EntryText
        item={indicator}
        to={localPath(itemPath(indicator))}
        headingLevel={props.headingLevel}
        isLarge={props.isLarge}
      />
      <FileList item={indicator} access={access} className="max-sm:col-span-full" />
    </article>
  );
}
