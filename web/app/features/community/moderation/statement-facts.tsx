import { rulePath } from '@danube/contract/moderation/community-rules.ts';
import type { Statement } from '@danube/contract/moderation/moderation.schemas.ts';
import type { ReactNode } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { quotedWords } from './quoted-words.ts';

/** The statement of reasons: facts, rule and version, who decided, until when. */
export function StatementFacts({ statement }: { statement: Statement }) {
  const t = useTexts('moderation');
  const format = useFormat();
  const { rule, rulesVersion: version, place, remark, until, restriction } = statement;
  const quote = quotedWords(t, { text: statement.quote, pictureAlt: statement.pictureAlt });
  const hasEnd = restriction === 'mute' || restriction === 'suspend';
  const date = (moment: Date) => (
    <time dateTime={moment.toISOString()} suppressHydrationWarning>
      {format.date(moment, 'long')}
    </time>
  );
  return (
    <dl className="grid border-t border-rule text-sm">
      <Fact term={t('moderation.decisions.decidedAt')}>{date(statement.decidedAt)}</Fact>
      {hasEnd ? (
        <Fact term={t('moderation.decisions.until')}>
          {until ? date(until) : t('moderation.decisions.untilLifted')}
        </Fact>
      ) : null}
      <Fact term={t('moderation.decisions.rule')}>
        <RuleLink statement={statement} version={version} />
        <p className="mt-1 text-ink-2">{t(`moderation.templates.${rule}`)}</p>
      </Fact>
      {remark ? (
        <Fact term={t('moderation.decisions.remark')}>
          <p className="whitespace-pre-line wrap-anywhere">{remark}</p>
        </Fact>
      ) : null}
      {quote ? (
        <Fact term={t('moderation.decisions.quote')}>
          <blockquote className="border-s-2 border-rule-strong ps-3 whitespace-pre-line wrap-anywhere">
            {quote}
          </blockquote>
        </Fact>
      ) : null}
      {place ? <Fact term={t('moderation.decisions.place')}>{place}</Fact> : null}
      <Fact term={t('moderation.decisions.foundBy')}>
        {t(`moderation.decisions.found.${statement.foundBy}`)}
      </Fact>
      <Fact term={t('moderation.decisions.automated')}>
        {t(
          statement.isAutomated
            ? 'moderation.decisions.byProgram'
            : 'moderation.decisions.byPerson',
        )}
      </Fact>
    </dl>
  );
}

function RuleLink({ statement, version }: { statement: Statement; version: number }) {
  const t = useTexts('moderation');
  const localPath = useLocalPath();
  const rule = t(`moderation.rules.${statement.rule}`);
  return (
    <TextLink to={localPath(rulePath(statement.rule, version))}>
      {t('moderation.decisions.ruleVersion', { rule, version: String(version) })}
    </TextLink>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="font-[560]">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
