import type { SearchMatch } from '@danube/contract/search-match.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';

type QuotedExcerptProps = {
  match: Pick<SearchMatch, 'excerpt' | 'excerptMarks' | 'excerptLanguage'>;
};

/** An excerpt of a text, with ellipses if it doesn't begin or end a sentence. */
export function QuotedExcerpt({ match }: QuotedExcerptProps) {
  const page = useLanguage();
  const { excerpt, excerptMarks, excerptLanguage } = match;
  const begins = /^[^\p{Lowercase}]/u.test(excerpt);
  const ends = /[.!?…]$/u.test(excerpt);
  return (
    <span lang={excerptLanguage === page ? undefined : excerptLanguage}>
      {begins ? '' : '… '}
      <MarkedText text={excerpt} marks={excerptMarks} />
      {ends || !excerpt ? '' : ' …'}
    </span>
  );
}
