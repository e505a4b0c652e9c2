import type { Statement } from '@danube/contract/moderation/moderation.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { AppealDialog } from './appeal-dialog.tsx';
import { StatementFacts } from './statement-facts.tsx';

export function DecisionItem({ statement }: { statement: Statement }) {
  const t = useTexts('moderation');
  return (
    <li
      id={statement.id}
      className="columns-12 scroll-mt-24 gap-y-5 border-b border-rule-strong py-8 target:bg-river-wash"
    >
      <div className="col-span-full grid content-start gap-2 lg:col-span-4">
        <h2 className="type-h4">
          {t(`moderation.decisions.restrictions.${statement.restriction}`)}
        </h2>
        <div>
          <Status statement={statement} />
        </div>
      </div>
      <div className="col-span-full grid gap-5 lg:col-span-8">
        <StatementFacts statement={statement} />
        <AppealStatus statement={statement} />
      </div>
    </li>
  );
}

function Status({ statement }: { statement: Statement }) {
  const t = useTexts('moderation');
  const format = useFormat();
  const { reversedAt, isInForce } = statement;
  if (reversedAt) {
    const date = format.date(reversedAt, 'long');
    return <Badge kind="rise">{t('moderation.decisions.reversedOn', { date })}</Badge>;
  }
  if (!isInForce) return <Badge>{t('moderation.decisions.status.over')}</Badge>;
  return <Badge kind="risk">{t('moderation.decisions.status.inForce')}</Badge>;
}

/** The person's appeal and its outcome, or the form to appeal. */
function AppealStatus({ statement }: { statement: Statement }) {
  const t = useTexts('moderation');
  const format = useFormat();
  const { appeal, appealUntil, reversedAt } = statement;
  if (appeal) return <SubmittedAppeal appeal={appeal} />;
  if (reversedAt || appealUntil < new Date()) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-ink-2" suppressHydrationWarning>
        {t('moderation.decisions.objectUntil', { date: format.date(appealUntil, 'long') })}{' '}
        {t('moderation.decisions.courts')}
      </p>
      <AppealDialog statementId={statement.id} />
    </div>
  );
}

function SubmittedAppeal({ appeal }: { appeal: NonNullable<Statement['appeal']> }) {
  const t = useTexts('moderation');
  const format = useFormat();
  const { answer } = appeal;
  return (
    <div className="grid gap-2 border-s-2 border-river ps-4 text-sm">
      <h3 className="font-[560]" suppressHydrationWarning>
        {t('moderation.decisions.yourObjection', { date: format.date(appeal.at, 'long') })}
      </h3>
      <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{appeal.text}</p>
      {answer ? (
        <>
          <p className="font-[560]" suppressHydrationWarning>
            {t(
              answer.isReversed
                ? 'moderation.decisions.reversedAnswer'
                : 'moderation.decisions.upheld',
              { date: format.date(answer.at, 'long') },
            )}
          </p>
          {answer.remark ? (
            <p className="whitespace-pre-line wrap-anywhere">{answer.remark}</p>
          ) : null}
          {answer.isBySameModerator ? (
            <p className="text-ink-2">{t('moderation.decisions.sameModerator')}</p>
          ) : null}
        </>
      ) : (
        <p>{t('moderation.decisions.pending')}</p>
      )}
    </div>
  );
}
