import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useLocalPath } from '../../lib/local-path.ts';
import { useLanguage } from '../../lib/texts.tsx';
import { CardLink } from '../../ui/card.tsx';
import { fieldLang } from '../catalogue/field-lang.ts';
import { ItemCover } from '../catalogue/item-cover.tsx';
import { itemPath } from '../catalogue/item-path.ts';
import { LanguageNote } from '../catalogue/language-note.tsx';
import { PriceLine } from '../catalogue/price-line.tsx';

type SearchResultProps = { item: ItemCard & { readonly excerpt: string } };

/** One find: what it is, and the sentence in which the words stand. */
export function SearchResult({ item }: SearchResultProps) {
  const localPath = useLocalPath();
  const page = useLanguage();
  const lang = item.language === page ? undefined : item.language;
  return (
    <li className="relative grid grid-cols-[4rem_minmax(0,1fr)] gap-x-5 py-5 first:pt-0 sm:grid-cols-[5rem_minmax(0,1fr)_auto]">
      <ItemCover item={item} sizes="5rem" className="self-start" />
      <div className="grid content-start gap-1">
        <h3 lang={lang} className="type-h4">
          <CardLink to={localPath(itemPath(item))}>{item.title}</CardLink>
        </h3>
        <p
          lang={item.excerpt ? lang : fieldLang(item, 'summary', page)}
          className="text-sm leading-relaxed text-ink-2"
        >
          {item.excerpt ? quoted(item.excerpt) : item.summary}
        </p>
        <LanguageNote wording={item} kind="card" />
        <PriceLine item={item} className="text-sm sm:hidden" />
      </div>
      <PriceLine item={item} className="text-end text-sm max-sm:hidden" />
    </li>
  );
}

/** A passage out of a text: where it does not begin or end a sentence, it says so. */
function quoted(passage: string): string {
  const begins = /^[^\p{Lowercase}]/u.test(passage);
  const ends = /[.!?…]$/u.test(passage);
  return `${begins ? '' : '… '}${passage}${ends ? '' : ' …'}`;
}
