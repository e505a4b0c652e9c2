import type { Payout } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useRepFormat } from '../../reps/dashboard/use-rep-format.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Section } from '../kit/section.tsx';
import { PayoutDetail } from './payout-detail.tsx';
import { payoutsTitleId } from './payouts-title-id.ts';
import { payoutsQuery } from './reps-queries.ts';
import { useRepAction } from './use-rep-action.ts';

const payoutStateTexts = {
  draft: 'reps.payouts.states.draft',
  confirmed: 'reps.payouts.states.confirmed',
  sent: 'reps.payouts.states.sent',
  discarded: 'reps.payouts.states.discarded',
} as const satisfies Record<Payout['state'], TextKey>;

/** From draft to the bank's response; there is only one draft at a time. */
export function PayoutsSection() {
  const t = useTexts('reps', 'admin');
  const run = useRepAction(payoutsTitleId);
  const payouts = useQuery(payoutsQuery(queries));
  const hasOpen = payouts.data?.some(({ state }) => state === 'draft' || state === 'confirmed');
  return (
    <Section
      title={t('reps.payouts.title')}
      titleId={payoutsTitleId}
      action={
        hasOpen === false ? (
          <ConfirmDialog
            trigger={<Button>{t('reps.payouts.draft')}</Button>}
            title={t('reps.payouts.draftTitle')}
            text={t('reps.payouts.draftText')}
            confirmLabel={t('reps.payouts.draft')}
            onConfirm={() =>
              run(queries.salesRepsAdmin.draftPayout.call(), t('reps.payouts.drafted'))
            }
          />
        ) : null
      }
      className="border-t border-ink pt-5"
    >
      {payouts.data?.length === 0 ? <p className="type-body">{t('reps.payouts.none')}</p> : null}
      {!payouts.data && !payouts.isPending ? (
        <ErrorState
          title={t('reps.payouts.failed')}
          onRetry={() => void payouts.refetch()}
          className="py-4!"
        />
      ) : null}
      <ul>
        {payouts.data?.map((payout) => (
          <PayoutItem key={payout.id} payout={payout} />
        ))}
      </ul>
    </Section>
  );
}

function PayoutItem({ payout }: { payout: Payout }) {
  const t = useTexts('reps');
  const format = useRepFormat();
  const isOpenWork = payout.state === 'draft' || payout.state === 'confirmed';
  const [isOpen, setIsOpen] = useState(isOpenWork);
  const panel = `payout-${payout.id}`;
  return (
    <li className="grid gap-4 border-b border-rule py-4 first:border-t">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <span className="font-[560]">{format.month(payout.period)}</span>
        <Badge kind={isOpenWork ? 'info' : 'neutral'}>{t(payoutStateTexts[payout.state])}</Badge>
        <span className="tabular font-semibold">{format.money(payout.total)}</span>
        <span className="text-sm text-ink-2">
          {t('reps.payouts.people', { number: format.number(payout.count) })}
        </span>
        <Button
          size="small"
          variant="link"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
          className="ms-auto"
        >
          {isOpen ? t('reps.payouts.hide') : t('reps.payouts.show')}
        </Button>
      </div>
      <div id={panel}>{isOpen ? <PayoutDetail payout={payout} /> : null}</div>
    </li>
  );
}
