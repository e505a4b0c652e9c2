import type {
  PayoutDetail as Detail,
  Payout,
} from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PayoutDocuments } from '../../reps/dashboard/payout-documents.tsx';
import { useRepFormat } from '../../reps/dashboard/use-rep-format.ts';
import { PayoutActions } from './payout-actions.tsx';
import { repPath } from './reps-view.ts';
import { SettlePayment } from './settle-payment.tsx';

type Item = Detail['items'][number];

const itemStateTexts = {
  draft: 'reps.payouts.items.draft',
  confirmed: 'reps.payouts.items.confirmed',
  sent: 'reps.payouts.items.sent',
  arrived: 'reps.payouts.items.arrived',
  returned: 'reps.payouts.items.returned',
} as const satisfies Record<Item['state'], TextKey>;

/** Recipients, history, and the next step. */
export function PayoutDetail({ payout }: { payout: Payout }) {
  const t = useTexts('reps');
  const detail = useQuery(
    queries.salesRepsAdmin.readPayout.queryOptions({ input: { id: payout.id } }),
  );
  if (!detail.data) {
    return detail.isFetching ? (
      <SkeletonRegion>
        <SkeletonText lines={3} />
      </SkeletonRegion>
    ) : (
      <ErrorState title={t('reps.payouts.failed')} onRetry={() => void detail.refetch()} />
    );
  }
  return (
    <div className="grid gap-5">
      <PayoutHistory payout={detail.data} />
      <ul>
        {detail.data.items.map((item) => (
          <PayoutLine key={item.repId} payout={detail.data} item={item} />
        ))}
      </ul>
      <PayoutActions payout={detail.data} />
    </div>
  );
}

/** Who drafted and confirmed it, when it was sent, and the file's hash. */
function PayoutHistory({ payout }: { payout: Detail }) {
  const t = useTexts('reps');
  const format = useRepFormat();
  const steps = [
    t('reps.payouts.draftedBy', {
      name: payout.draftedBy ?? '–',
      date: format.date(payout.draftedAt, 'moment'),
    }),
    ...(payout.confirmedAt
      ? [
          t('reps.payouts.confirmedBy', {
            name: payout.confirmedBy ?? '–',
            date: format.date(payout.confirmedAt, 'moment'),
          }),
        ]
      : []),
    ...(payout.sentAt
      ? [t('reps.payouts.sentAt', { date: format.date(payout.sentAt, 'moment') })]
      : []),
    ...(payout.fileHash ? [t('reps.payouts.hash', { hash: payout.fileHash })] : []),
  ];
  return (
    <ol className="grid gap-1 text-sm text-ink-2">
      {steps.map((step) => (
        <li key={step} className="[overflow-wrap:anywhere]">
          {step}
        </li>
      ))}
    </ol>
  );
}

function PayoutLine({ payout, item }: { payout: Detail; item: Item }) {
  const t = useTexts('reps');
  const format = useRepFormat();
  const localPath = useLocalPath();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 border-t border-rule py-3">
      <span className="grid gap-0.5">
        <TextLink to={localPath(repPath(item.repId))}>{item.repName}</TextLink>
        <span className="text-xs text-ink-3 [overflow-wrap:anywhere]">
          {t('reps.payouts.to', {
            holder: item.holderName,
            end: item.ibanEnd,
            lines: format.number(item.lines),
          })}
        </span>
      </span>
      <span className="tabular text-end font-semibold">{format.money(item.amount)}</span>
      <span className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
        <Badge kind={item.state === 'returned' ? 'risk' : 'neutral'}>
          {t(itemStateTexts[item.state])}
        </Badge>
        {item.returnedBecause}
        {item.state === 'sent' ? <SettlePayment payout={payout} item={item} /> : null}
      </span>
      <PayoutDocuments documents={item.documents} />
    </li>
  );
}
