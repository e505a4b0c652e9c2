import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/texts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { fieldLang } from '../item/field-lang.ts';
import { LanguageNote } from '../item/language-note.tsx';

type EntryTextProps = {
  item: ItemCard;
  /** Path of the item's page; a fact sheet has none. */
  to?: string;
  /** The author. */
  by?: string | null;
  /** What else the page offers. */
  more?: string;
  headingLevel?: 2 | 3;
  isLarge?: boolean;
};

/** Title and summary of an entry, with a note if they are in another language than the page. */
export function EntryText({ item, to, more, headingLevel = 3, ...props }: EntryTextProps) {
  const page = useLanguage();
  const lang = item.language === page ? undefined : item.language;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid content-start gap-2">
      <Heading lang={lang} className={props.isLarge ? 'type-h3' : 'type-h4'}>
        {to ? (
          <Link
            to={to}
            className="rounded-sm decoration-1 underline-offset-[0.2em] hover:underline"
          >
            {item.title}
          </Link>
        ) : (
          item.title
        )}
      </Heading>
      {props.by ? <p className="type-small">{props.by}</p> : null}
      <p
        lang={fieldLang(item, 'summary', page)}
        className="max-w-[38em] text-sm leading-relaxed text-ink-2"
      >
        {item.summary}
      </p>
      <LanguageNote wording={item} kind="card" />
      {to && more ? (
        <p>
          <TextLink kind="standalone" to={to} icon={<ArrowRight />} className="text-sm">
            {more}
            <span className="sr-only">{`: ${item.title}`}</span>
          </TextLink>
        </p>
      ) : null}
    </div>
  );
}
