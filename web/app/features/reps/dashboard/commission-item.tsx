import type { CommissionLine } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { stateTexts } from './dashboard-view.ts';
import { LineReceipt } from './line-receipt.tsx';
import { causeTexts, holdTexts, isEarning } from './line-texts.ts';
import { useRepFormat } from './use-rep-format.ts';

type LineProps = { line: CommissionLine };

/** One line: the purchase or refund, its state, and the commission. */
export function CommissionItem({ line }: LineProps) {
  const t = useTexts('commissions');
  const format = useRepFormat();
  return (
    <li className="grid border-b border-rule pt-3.5 pb-1 first:border-t">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_12rem_7rem]">
        <p className="grid gap-0.5 leading-snug">
          <span className="font-[560] [overflow-wrap:anywhere]">
            {isEarning(line)
              ? line.title
              : t('commissions.lines.about', {
                  cause: t(causeTexts[line.cause]),
                  title: line.title,
                })}
          </span>
          <span className="text-xs text-ink-3">
            {t('commissions.lines.from', {
              country: format.country(line.country),
              date: format.date(line.at, 'medium'),
            })}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5 max-sm:order-last max-sm:col-span-full sm:grid sm:justify-items-start">
          <StateBadge line={line} />
        </div>
        <p className="tabular text-end font-semibold">{format.money(line.amount)}</p>
      </div>
      <HoldNote line={line} />
      <LineReceipt line={line} />
    </li>
  );
}

const badgeKinds = {
  pending: 'neutral',
  held: 'neutral',
  payable: 'river',
  paid: 'rise',
  closed: 'neutral',
} as const;

function StateBadge({ line }: LineProps) {
  const t = useTexts('commissions');
  const format = useRepFormat();
  const { state } = line;
  return (
    <>
      <Badge
        kind={badgeKinds[state]}
        className={classNames(state === 'held' && 'border-bell-edge! bg-bell! text-on-bell!')}
      >
        {t(stateTexts[state])}
      </Badge>
      {state === 'pending' ? (
        <span className="text-xs text-ink-3">
          {t('commissions.lines.readyOn', { date: format.date(line.dueAt, 'monthDay') })}
        </span>
      ) : null}
      {line.isInPayout ? (
        <span className="text-xs text-ink-3">{t('commissions.lines.inPayout')}</span>
      ) : null}
    </>
  );
}

/** Why a person has to review it, and their decision. */
function HoldNote({ line: { hold } }: LineProps) {
  const t = useTexts('commissions');
  const format = useRepFormat();
  if (!hold) return null;
  return (
    <div className="mt-2 grid gap-1 border-s-3 border-bell ps-3.5 text-sm text-ink-2">
      <p>
        <b className="font-semibold text-ink">
          {hold.decision === null
            ? t('commissions.lines.whyHeld')
            : t('commissions.lines.whyWasHeld')}
        </b>{' '}
        {hold.reasons.map((reason) => t(holdTexts[reason])).join(' ')}{' '}
        {hold.decision === null
          ? t('commissions.lines.heldSince', { date: format.date(hold.since, 'medium') })
          : null}
      </p>
      {hold.decision === null ? null : (
        <p>
          {hold.decision === 'released'
            ? t('commissions.lines.released', { date: dateOf(hold.decidedAt) })
            : t('commissions.lines.refused', { date: dateOf(hold.decidedAt) })}
          {hold.note ? ` ${hold.note}` : ''}
        </p>
      )}
    </div>
  );

  function dateOf(instant: Date | null): string {
    return instant ? format.date(instant, 'medium') : '';
  }
}
