import type { ModerationCase } from '@danube/contract/moderation/moderation.schemas.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { quotedWords } from '../../community/moderation/quoted-words.ts';

type CaseRowProps = {
  moderationCase: ModerationCase;
  isChosen: boolean;
  onChoose: () => void;
  /** For decisions on several cases; null where there are none. */
  selectBox: ReactNode;
};

export function CaseRow({ moderationCase, isChosen, onChoose, selectBox }: CaseRowProps) {
  const t = useTexts('queue', 'moderation');
  const format = useFormat();
  const { person, reportCount: count, rules, filters, openedAt } = moderationCase;
  const { message, excerpt, pictureAlt } = moderationCase;
  return (
    <li className="flex items-start border-b border-rule">
      {selectBox}
      <button
        type="button"
        aria-current={isChosen || undefined}
        onClick={onChoose}
        className={classNames(
          'grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-1.5 px-3 py-3 text-start text-sm hover:bg-sunk',
          isChosen && 'bg-river-wash',
        )}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate font-[560]">{person?.name ?? t('queue.former')}</span>
          <time
            dateTime={openedAt.toISOString()}
            className="tabular shrink-0 text-xs text-ink-3"
            suppressHydrationWarning
          >
            {format.date(openedAt, 'monthDay')}
          </time>
        </span>
        <span className="line-clamp-2 text-ink-2 wrap-anywhere">
          {quotedWords(t, { text: message?.text || excerpt, pictureAlt })}
        </span>
        <span className="flex flex-wrap gap-1.5">
          {count > 0 ? <Badge kind="risk">{t('queue.reports', { count })}</Badge> : null}
          {rules.map((rule) => (
            <Badge key={rule}>{t(`moderation.rules.${rule}`)}</Badge>
          ))}
          {filters.map((filter) => (
            <Badge key={filter} kind="info">
              {t(`queue.filters.${filter}`)}
            </Badge>
          ))}
        </span>
      </button>
    </li>
  );
}
