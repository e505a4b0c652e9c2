import type { ModerationCase } from '@danube/contract/moderation/moderation.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { BulkBar } from '../kit/bulk/bulk-bar.tsx';
import { BulkOutcome } from '../kit/bulk/bulk-outcome.tsx';
import { type BulkResult, runForEach } from '../kit/bulk/run-for-each.ts';
import type { Selection } from '../kit/bulk/use-selection.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Reasons } from './decision-dialog.tsx';
import { refetchModeration } from './moderation-queries.ts';
import { useCaseName } from './use-case-name.ts';
import type { DecisionDraft } from './use-decision.ts';

type Decide = Pick<DecisionDraft, 'rule' | 'remark'> & { message: 'hide' | null };

type CasesBulkProps = { cases: readonly ModerationCase[]; selection: Selection };

/** Decisions on several cases at once. Each is a separate decision on the server. */
export function CasesBulk({ cases, selection }: CasesBulkProps) {
  const queryClient = useQueryClient();
  const caseName = useCaseName();
  const [result, setResult] = useState<BulkResult<ModerationCase> | null>(null);
  const chosen = cases.filter(({ key }) => selection.isSelected(key));

  async function decideEach(
    rows: readonly ModerationCase[],
    decisionFor: (row: ModerationCase) => Decide,
  ): Promise<void> {
    const next = await runForEach(rows, (row) => {
      const { key, asOf } = row;
      const decision = { key, asOf, person: null, ...decisionFor(row) };
      return queries.moderationAdmin.decide.call(decision);
    });
    setResult(next);
    // Those that failed stay selected, for another try.
    selection.keep(next.failed.map(({ row }) => row.key));
    await refetchModeration(queryClient);
  }

  return (
    <>
      {result ? <BulkOutcome result={result} nameOf={caseName} keyOf={({ key }) => key} /> : null}
      <BulkBar selection={selection}>
        <DismissAll
          chosen={chosen}
          dismiss={() =>
            decideEach(chosen, (row) => ({ rule: ruleOf(row), remark: '', message: null }))
          }
        />
        <HideAll
          chosen={chosen}
          hide={(rows, reasons) => decideEach(rows, () => ({ ...reasons, message: 'hide' }))}
        />
      </BulkBar>
    </>
  );
}

/** What it was reported for. */
function ruleOf({ rules }: ModerationCase) {
  return rules[0] ?? 'respect';
}

type DismissAllProps = { chosen: readonly ModerationCase[]; dismiss: () => Promise<void> };

function DismissAll({ chosen, dismiss }: DismissAllProps) {
  const t = useTexts('queue');
  const format = useFormat();
  return (
    <ConfirmDialog
      trigger={<Button size="small">{t('queue.acts.dismiss')}</Button>}
      title={t('queue.bulk.dismissTitle')}
      text={t('queue.bulk.dismissText', { number: format.number(chosen.length) })}
      confirmLabel={t('queue.bulk.dismiss')}
      onConfirm={dismiss}
    />
  );
}

type HideAllProps = {
  chosen: readonly ModerationCase[];
  hide: (
    rows: readonly ModerationCase[],
    reasons: Pick<DecisionDraft, 'rule' | 'remark'>,
  ) => Promise<void>;
};

/** One rule and one text for all of them: each author gets them as the reasons. */
function HideAll({ chosen, hide }: HideAllProps) {
  const t = useTexts('queue');
  const format = useFormat();
  const shown = chosen.filter(({ message }) => message?.state === 'shown');
  const form = useDialogForm<Pick<DecisionDraft, 'rule' | 'remark'>>({
    defaultValues: () => ({ rule: shown[0] ? ruleOf(shown[0]) : 'respect', remark: '' }),
    onSubmit: (reasons) => hide(shown, reasons),
  });
  if (shown.length === 0) return null;
  return (
    <FormDialog
      form={form}
      trigger={
        <Button size="small" variant="danger">
          {t('queue.bulk.hide')}
        </Button>
      }
      title={t('queue.bulk.hideTitle')}
      description={t('queue.bulk.hideText', {
        shown: format.number(shown.length),
        selected: format.number(chosen.length),
      })}
      size="medium"
      confirmLabel={t('queue.bulk.hide')}
      isDanger
    >
      <Reasons form={form} isDismissal={false} />
    </FormDialog>
  );
}
