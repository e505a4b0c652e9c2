import type { OpenAppeal } from '@danube/contract/moderation/moderation.schemas.ts';
import { textLimits } from '@danube/contract/moderation/moderation-rules.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast.ts';
import { StatementFacts } from '../../community/moderation/statement-facts.tsx';
import { appealsQuery, refetchModeration } from './moderation-queries.ts';

/** Appeals, with the decisions they are against. */
export function AppealList() {
  const t = useTexts('queue', 'admin');
  const list = useQuery(appealsQuery(queries));
  if (list.isPending) {
    return (
      <SkeletonRegion className="grid gap-4">
        <Skeleton className="h-24 w-full max-w-2xl" />
      </SkeletonRegion>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('queue.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (list.data.length === 0) {
    return <EmptyState title={t('queue.noAppeals')} text={t('queue.noAppealsText')} />;
  }
  return (
    <ul className="grid border-t border-ink">
      {list.data.map((each) => (
        <AppealItem key={each.statement.id} appealed={each} />
      ))}
    </ul>
  );
}

function AppealItem({ appealed }: { appealed: OpenAppeal }) {
  const t = useTexts('queue', 'moderation');
  const { statement, person, isOwnDecision, mayAnswer } = appealed;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-6 border-b border-rule-strong py-6 lg:grid-cols-2 lg:gap-10">
      <div className="grid min-w-0 content-start gap-3">
        <h2 className="type-h4 wrap-anywhere">{person?.name ?? t('queue.former')}</h2>
        <h3 className="type-label">{t('queue.appeal.object')}</h3>
        <p className="border-s-2 border-river ps-3 whitespace-pre-line wrap-anywhere">
          {statement.appeal?.text}
        </p>
        {isOwnDecision ? (
          <p className="text-sm text-ink-2">
            {t(mayAnswer ? 'queue.appeal.alone' : 'queue.appeal.own')}
          </p>
        ) : null}
        {mayAnswer ? <AppealAnswer statementId={statement.id} /> : null}
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <h3 className="type-label">
          {t('queue.appeal.decision', { kind: t(`queue.kinds.${statement.restriction}`) })}
        </h3>
        <StatementFacts statement={statement} />
      </div>
    </li>
  );
}

function AppealAnswer({ statementId }: { statementId: string }) {
  const t = useTexts('queue');
  const queryClient = useQueryClient();
  const [remark, setRemark] = useState('');
  const answering = useMutation({
    ...queries.moderationAdmin.answerAppeal.mutationOptions(),
    async onSuccess() {
      showToast({ kind: 'success', title: t('queue.appeal.done') });
      await refetchModeration(queryClient);
    },
  });
  const answer = (isReversed: boolean) => {
    if (!answering.isPending) answering.mutate({ statementId, isReversed, remark });
  };
  return (
    <div className="grid gap-3">
      <Field label={t('queue.appeal.remark')} isOptional>
        <TextArea
          rows={3}
          maxLength={textLimits.remark}
          value={remark}
          onChange={(event) => setRemark(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => answer(true)} isLoading={answering.isPending}>
          {t('queue.appeal.reverse')}
        </Button>
        <Button variant="quiet" onClick={() => answer(false)} isLoading={answering.isPending}>
          {t('queue.appeal.keep')}
        </Button>
      </div>
      {answering.error ? (
        <div role="alert">
          <FieldError>{errorText(answering.error, t)}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
