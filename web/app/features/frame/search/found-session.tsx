import type { FoundSession as Session } from '@danube/contract/events/found-session.schemas.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { CardLink } from '../../../ui/card.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { sessionPath } from '../../shared/paths/session-paths.ts';
import { QuotedExcerpt } from './quoted-excerpt.tsx';

/** A live session with its next date, or a past one with a replay. */
export function FoundSession({ session }: { session: Session }) {
  const t = useTexts('search');
  const format = useFormat('search');
  const localPath = useLocalPath();
  const page = useLanguage();
  const date = format.date(session.startsAt, 'medium');
  return (
    <li className="relative grid gap-1 py-5 first:pt-0">
      <h3 lang={session.language === page ? undefined : session.language} className="type-h4">
        <CardLink to={localPath(sessionPath(session))}>
          <MarkedText text={session.title} marks={session.titleMarks} />
        </CardLink>
      </h3>
      <p className="text-sm leading-relaxed text-ink-2">
        <QuotedExcerpt match={session} />
      </p>
      <p className="tabular text-xs font-[560] text-ink-3">
        {t(session.hasReplay ? 'search.replayOf' : 'search.nextOn', { date })}
      </p>
    </li>
  );
}
