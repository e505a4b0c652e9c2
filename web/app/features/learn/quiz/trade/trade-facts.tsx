import type { TradeTask } from '@danube/contract/learning/grade-trade.ts';
import type { DrawnTrade } from '@danube/contract/learning/quiz.schemas.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { useTradeFormat } from './use-trade-format.ts';

/** The grading rules, shown in advance. */
export function TradeFacts({ task }: { task: TradeTask }) {
  const { t, money, ratio, share } = useTradeFormat();
  const limit = (task.account * task.maxRisk) / 100;
  const { count, euros } = wholeCents(task.pointValue);
  return (
    <FigureList className="@md:grid-cols-3">
      <Figure label={t('quiz.trade.side')}>
        {task.side === 'long' ? t('quiz.trade.long') : t('quiz.trade.short')}
      </Figure>
      <Figure label={t('quiz.trade.account')}>{money(task.account)}</Figure>
      <Figure label={t('quiz.trade.pointValue')}>
        {t('quiz.trade.perPoint', { count, money: money(euros) })}
      </Figure>
      <Figure label={t('quiz.trade.maxRisk')}>
        {t('quiz.trade.maxRiskValue', { share: share(task.maxRisk / 100), money: money(limit) })}
      </Figure>
      <Figure label={t('quiz.trade.minRatio')}>
        {t('quiz.trade.ratio', { ratio: ratio(task.minRewardToRisk) })}
      </Figure>
    </FigureList>
  );
}

/** The current risk and reward. The server grades them afterwards. */
export function TradeReadout({ task, trade }: { task: TradeTask; trade: DrawnTrade }) {
  const words = useTradeFormat();
  const { risk, loss, ratio } = words.measures(task, trade);
  return (
    <FigureList className="@md:grid-cols-3">
      <Figure label={words.t('quiz.trade.risk')}>{risk ?? '–'}</Figure>
      <Figure label={words.t('quiz.trade.loss')}>{loss ?? '–'}</Figure>
      <Figure label={words.t('quiz.trade.rewardToRisk')}>{ratio ?? '–'}</Figure>
    </FigureList>
  );
}

export function FigureList({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-2 gap-x-6 gap-y-3 border-y border-rule py-3.5 text-sm',
        className,
      )}
    >
      {children}
    </dl>
  );
}

export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="type-small">{label}</dt>
      <dd className="tabular font-[560]">{children}</dd>
    </div>
  );
}

/** A tenth of a cent per point is shown as a cent per ten points. */
export function wholeCents(pointValue: number): { count: number; euros: number } {
  let count = 1;
  const cents = () => pointValue * count * 100;
  while (count < 10_000 && Math.abs(cents() - Math.round(cents())) > 1e-6) count *= 10;
  return { count, euros: pointValue * count };
}
