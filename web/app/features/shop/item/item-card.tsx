import type { ItemCard as Item } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/texts.tsx';
import { CardLink } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { fieldLang } from './field-lang.ts';
import { ItemCover } from './item-cover.tsx';
import { LanguageNote } from './language-note.tsx';
import { PriceLine } from './price-line.tsx';

type ItemCardProps = {
  item: Item;
  /** Path of the item's page. */
  to: string;
  /** The small line on a drawn cover and above the title: the author or instructor. */
  by?: string;
  /** Distinguishing facts: level, length, platforms. */
  facts?: readonly string[];
  /** A line below the facts. */
  note?: ReactNode;
  /**
   * `row`: one of many, with a small cover next to the text. `tile`: one of a few, below its cover.
   * `lead`: the recommended first one.
   */
  kind?: 'row' | 'tile' | 'lead';
  headingLevel?: 2 | 3;
  /** Above the fold, so its cover loads eagerly. */
  isFirst?: boolean;
  children?: ReactNode;
  className?: string;
};

/** One item of a list. The whole card links to the item's page. */
export function ItemCard(props: ItemCardProps) {
  const { item, to, by, facts = [], kind = 'tile', headingLevel = 3, className } = props;
  const page = useLanguage();
  const Heading = `h${headingLevel}` as const;
  const look = layoutClasses[kind];
  const lang = item.language === page ? undefined : item.language;
  return (
    <article className={classNames('relative grid content-start', look.card, className)}>
      <ItemCover
        item={item}
        // Next to the text the cover is too small for a second line.
        note={kind === 'row' ? undefined : by}
        sizes={look.sizes}
        isFirst={props.isFirst}
        className={look.cover}
      />
      <div className={classNames('grid content-start', look.words)}>
        <Heading lang={lang} className={look.title}>
          <CardLink to={to}>{item.title}</CardLink>
        </Heading>
        {by ? <p className="type-small -mt-1">{by}</p> : null}
        <p lang={fieldLang(item, 'summary', page)} className={look.lede}>
          {item.summary}
        </p>
        {facts.length > 0 ? <Facts facts={facts} /> : null}
        {props.note}
        <LanguageNote wording={item} kind="card" />
        <PriceLine item={item} className={look.price} />
        {props.children}
      </div>
    </article>
  );
}

/** The separator precedes each fact; before the first of a line it is clipped. */
function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 overflow-x-clip text-xs text-ink-3">
      {facts.map((fact) => (
        <li
          key={fact}
          className="relative -ms-4 ps-4 whitespace-nowrap before:absolute before:start-1.5 before:content-['·']"
        >
          {fact}
        </li>
      ))}
    </ul>
  );
}

const beside = 'grid-cols-[minmax(5.5rem,3fr)_8fr] gap-x-4';
const plainSummary = 'text-sm leading-relaxed text-ink-2';

/** On phones every cover is small and next to the text, which keeps lists short. */
const layoutClasses = {
  row: {
    card: `${beside} sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)] sm:gap-x-6`,
    cover: 'self-start',
    words: 'gap-2',
    title: 'type-h4',
    lede: plainSummary,
    price: 'mt-1 text-sm',
    sizes: '(min-width: 40rem) 10rem, 27vw',
  },
  tile: {
    card: `${beside} gap-y-4 sm:grid-cols-1 lg:row-span-2 lg:grid-rows-subgrid`,
    cover: 'self-start lg:self-end',
    words: 'gap-2',
    title: 'type-h4',
    lede: plainSummary,
    price: 'mt-1 text-sm',
    sizes: '(min-width: 40rem) 22rem, 27vw',
  },
  lead: {
    card: `${beside} sm:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] sm:items-center sm:gap-x-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]`,
    cover: 'self-start',
    words: 'gap-3 sm:gap-4 lg:ps-4',
    title: 'type-h2',
    lede: 'type-lede max-sm:text-sm max-sm:leading-relaxed',
    price: 'text-lg sm:text-xl',
    sizes: '(min-width: 64rem) 20rem, 33vw',
  },
} as const;
