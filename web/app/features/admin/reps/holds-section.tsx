import type { AdminCommissionLine } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { holdTexts } from '../../reps/dashboard/line-texts.ts';
import { useRepFormat } from '../../reps/dashboard/use-rep-format.ts';
import { Section } from '../kit/section.tsx';
import { isReason, ReasonField, toReasonLine } from '../sales/kit/reason-field.tsx';
import { orderPath } from '../sales/orders/orders-view.ts';
import { holdsQuery } from './reps-queries.ts';
import { repPath } from './reps-view.ts';
import { useRepAction } from './use-rep-action.ts';

const holdsTitleId = 'holds-title';

/** Commissions on hold, oldest first. */
export function HoldsSection() {
  const t = useTexts('reps', 'commissions', 'admin');
  const holds = useQuery(holdsQuery(queries));
  return (
    <Section title={t('reps.holds.title')} titleId={holdsTitleId}>
      {holds.data?.length === 0 ? <p className="type-body">{t('reps.holds.none')}</p> : null}
      {!holds.data && !holds.isPending ? (
        <ErrorState
          title={t('reps.holds.failed')}
          onRetry={() => void holds.refetch()}
          className="py-4!"
        />
      ) : null}
      <ul>
        {holds.data?.map((line) => (
          <Hold key={line.id} line={line} />
        ))}
      </ul>
    </Section>
  );
}

function Hold({ line }: { line: AdminCommissionLine }) {
  const t = useTexts('reps', 'commissions');
  const format = useRepFormat();
  const localPath = useLocalPath();
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-rule py-4 first:border-t md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
          <TextLink to={localPath(repPath(line.repId))}>{line.repName}</TextLink>
          <span className="tabular font-semibold">{format.money(line.amount)}</span>
          <span className="text-sm text-ink-2">{line.title}</span>
          <TextLink to={localPath(orderPath(line.orderId))} className="text-sm">
            {t('reps.holds.order')}
          </TextLink>
        </p>
        <p className="max-w-prose text-sm text-ink-2">
          {t('reps.holds.seen', {
            reasons: (line.hold?.reasons ?? []).map((reason) => t(holdTexts[reason])).join(' '),
          })}
        </p>
        {line.hold ? (
          <p className="type-small">
            {t('reps.holds.since', { date: format.date(line.hold.since, 'medium') })}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <DecideDialog line={line} decision="refused" />
        <DecideDialog line={line} decision="released" />
      </div>
    </li>
  );
}

type DecideDialogProps = { line: AdminCommissionLine; decision: 'released' | 'refused' };

function DecideDialog({ line, decision }: DecideDialogProps) {
  const t = useTexts('reps', 'admin');
  const format = useRepFormat();
  const run = useRepAction(holdsTitleId);
  const isRelease = decision === 'released';
  const form = useDialogForm<{ reason: string }>({
    defaultValues: () => ({ reason: '' }),
    validate: ({ reason }) => (isReason(reason) ? [] : ['reason']),
    onSubmit: ({ reason }) =>
      run(
        queries.salesRepsAdmin.decideHold.call({
          id: line.id,
          decision,
          note: toReasonLine(reason),
        }),
        isRelease ? t('reps.holds.released') : t('reps.holds.refused'),
      ),
  });
  const label = isRelease ? t('reps.holds.release') : t('reps.holds.refuse');
  const values = { amount: format.money(line.amount), name: line.repName };
  return (
    <FormDialog
      form={form}
      trigger={
        // One of many: a list of amber buttons would say that everything is urgent.
        <Button size="small" variant={isRelease ? 'secondary' : 'quiet'}>
          {label}
        </Button>
      }
      title={isRelease ? t('reps.holds.releaseTitle', values) : t('reps.holds.refuseTitle', values)}
      description={t('reps.holds.told')}
      confirmLabel={label}
      isDanger={!isRelease}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <ReasonField
        reason={form.values.reason}
        isInvalid={form.isInvalid('reason')}
        onChange={(reason) => form.setValues({ reason })}
      />
    </FormDialog>
  );
}
