import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { CardLink } from '../../../ui/card.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { itemPath } from '../../shared/paths/item-path.ts';
import { ItemCover } from '../../shop/item/item-cover.tsx';
import { LanguageNote } from '../../shop/item/language-note.tsx';
import { PriceLine } from '../../shop/item/price-line.tsx';
import type { FoundItem } from './find-everything.ts';
import { QuotedExcerpt } from './quoted-excerpt.tsx';

/** One result with the matching sentence. */
export function SearchResult({ item }: { item: FoundItem }) {
  const localPath = useLocalPath();
  const page = useLanguage();
  const lang = item.language === page ? undefined : item.language;
  return (
    <li className="relative grid grid-cols-[4rem_minmax(0,1fr)] gap-x-5 py-5 first:pt-0 sm:grid-cols-[5rem_minmax(0,1fr)_auto]">
      <ItemCover item={item} sizes="5rem" className="self-start" />
      <div className="grid content-start gap-1">
        <h3 lang={lang} className="type-h4">
          <CardLink to={localPath(itemPath(item))}>
            <MarkedText text={item.title} marks={item.titleMarks} />
          </CardLink>
        </h3>
        <p className="text-sm leading-relaxed text-ink-2">
          <QuotedExcerpt match={item} />
        </p>
        <LanguageNote wording={item} kind="card" />
        <PriceLine item={item} className="text-sm sm:hidden" />
      </div>
      <PriceLine item={item} className="text-end text-sm max-sm:hidden" />
    </li>
  );
}
