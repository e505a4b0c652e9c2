import type { FoundHelp } from '@danube/contract/help/help.schemas.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { CardLink } from '../../../ui/card.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { helpPath } from '../../shared/paths/help-paths.ts';
import { QuotedExcerpt } from './quoted-excerpt.tsx';

/** A help article with the matching sentence. */
export function FoundArticle({ article }: { article: FoundHelp }) {
  const localPath = useLocalPath();
  const page = useLanguage();
  return (
    <li className="relative grid gap-1 py-5 first:pt-0">
      <h3 lang={article.language === page ? undefined : article.language} className="type-h4">
        <CardLink to={localPath(helpPath(article.slug))}>
          <MarkedText text={article.title} marks={article.titleMarks} />
        </CardLink>
      </h3>
      <p className="text-sm leading-relaxed text-ink-2">
        <QuotedExcerpt match={article} />
      </p>
    </li>
  );
}
