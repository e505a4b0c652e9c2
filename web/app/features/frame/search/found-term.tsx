import type { FoundTerm } from '@danube/contract/glossary/glossary.schemas.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { CardLink } from '../../../ui/card.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { termPath } from '../../shared/paths/glossary-paths.ts';
import { QuotedExcerpt } from './quoted-excerpt.tsx';

/** A glossary term with the matching sentence. */
export function FoundGlossaryTerm({ term }: { term: FoundTerm }) {
  const localPath = useLocalPath();
  const page = useLanguage();
  return (
    <li className="relative grid gap-1 py-5 first:pt-0">
      <h3 lang={term.language === page ? undefined : term.language} className="type-h4">
        <CardLink to={localPath(termPath(term.slug))}>
          <MarkedText text={term.term} marks={term.titleMarks} />
        </CardLink>
      </h3>
      <p className="text-sm leading-relaxed text-ink-2">
        <QuotedExcerpt match={term} />
      </p>
    </li>
  );
}
