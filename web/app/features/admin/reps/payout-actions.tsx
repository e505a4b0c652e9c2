import type { PayoutDetail } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import type { ReactNode } from 'react';
import { queries } from '../../../lib/api.ts';
import { downloadText } from '../../../lib/download-text.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { useRepFormat } from '../../reps/dashboard/use-rep-format.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { payoutsTitleId } from './payouts-title-id.ts';
import { useRepAction } from './use-rep-action.ts';

const { confirmPayout, discardPayout, markSent, payoutFile } = queries.salesRepsAdmin;

/** The next step of a payout; none once it was sent. */
export function PayoutActions({ payout }: { payout: PayoutDetail }) {
  if (payout.state === 'draft') {
    return (
      <ActionRow>
        <Confirm payout={payout} />
        <Discard payout={payout} />
      </ActionRow>
    );
  }
  if (payout.state === 'confirmed') {
    return (
      <ActionRow>
        <DownloadPayoutFile payout={payout} />
        <MarkSent payout={payout} />
      </ActionRow>
    );
  }
  return payout.state === 'sent' ? (
    <ActionRow>
      <DownloadPayoutFile payout={payout} />
    </ActionRow>
  ) : null;
}

function ActionRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>;
}

type ActionProps = { payout: PayoutDetail };

function Confirm({ payout }: ActionProps) {
  const t = useTexts('reps', 'admin');
  const format = useRepFormat();
  const run = useRepAction(payoutsTitleId);
  const values = {
    amount: format.money(payout.total),
    number: format.number(payout.count),
  };
  return (
    <ConfirmDialog
      trigger={<Button variant="primary">{t('reps.payouts.confirm')}</Button>}
      title={t('reps.payouts.confirmTitle', values)}
      text={t('reps.payouts.confirmText')}
      confirmLabel={t('reps.payouts.confirm')}
      onConfirm={() => run(confirmPayout.call({ id: payout.id }), t('reps.payouts.confirmed'))}
    />
  );
}

function Discard({ payout }: ActionProps) {
  const t = useTexts('reps', 'admin');
  const run = useRepAction(payoutsTitleId);
  return (
    <ConfirmDialog
      trigger={<Button>{t('reps.payouts.discard')}</Button>}
      title={t('reps.payouts.discardTitle')}
      text={t('reps.payouts.discardText')}
      confirmLabel={t('reps.payouts.discard')}
      isDanger
      onConfirm={() => run(discardPayout.call({ id: payout.id }), t('reps.payouts.discarded'))}
    />
  );
}

function DownloadPayoutFile({ payout }: ActionProps) {
  const t = useTexts('reps', 'admin');
  return (
    <ConfirmDialog
      trigger={<Button>{t('reps.payouts.file')}</Button>}
      title={t('reps.payouts.file')}
      text={t('reps.payouts.fileText')}
      confirmLabel={t('reps.payouts.file')}
      onConfirm={async () => {
        const { fileName, xml } = await payoutFile.call({ id: payout.id });
        downloadText({ name: fileName, type: 'application/xml', text: xml });
      }}
    />
  );
}

function MarkSent({ payout }: ActionProps) {
  const t = useTexts('reps', 'admin');
  const run = useRepAction(payoutsTitleId);
  return (
    <ConfirmDialog
      trigger={<Button variant="primary">{t('reps.payouts.send')}</Button>}
      title={t('reps.payouts.sendTitle')}
      text={t('reps.payouts.sendText')}
      confirmLabel={t('reps.payouts.send')}
      onConfirm={() => run(markSent.call({ id: payout.id }), t('reps.payouts.sent'))}
    />
  );
}
