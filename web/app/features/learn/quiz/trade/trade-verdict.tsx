import type {
  DrawnTrade,
  QuizTrade,
  Solution,
  TradeRule,
} from '@danube/contract/learning/quiz.schemas.ts';
import { CircleCheck, CircleX } from 'lucide-react';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useFormat } from '../../../../lib/use-format.tsx';
import { digitsOf } from '../parse-number.ts';
import { ruleReason } from './rule-reason.ts';
import { TradeBars } from './trade-bars.tsx';
import { TradeChart } from './trade-chart.tsx';
import { Figure, FigureList } from './trade-facts.tsx';
import { lineNames, tradeLines } from './trade-lines.ts';
import { useTradeFormat } from './use-trade-format.ts';

type TradeGradingProps = {
  question: QuizTrade;
  trade: DrawnTrade;
  rules: Extract<Solution, { type: 'trade' }>['rules'];
};

const names: Readonly<Record<TradeRule, TextKey>> = {
  stopSet: 'quiz.rules.stopSet.name',
  targetSet: 'quiz.rules.targetSet.name',
  riskWithinLimit: 'quiz.rules.riskWithinLimit.name',
  rewardToRisk: 'quiz.rules.rewardToRisk.name',
};

/** The plan as drawn, and the server's grading of each rule. */
export function TradeVerdict({ question, trade, rules }: TradeGradingProps) {
  const words = useTradeFormat();
  const { t } = words;
  const format = useFormat();
  const inFull = (value: number | null) =>
    value === null ? t('quiz.trade.notSet') : format.number(value, digitsOf(value));
  return (
    <div className="grid gap-4">
      <TradeChart bars={question.bars} trade={trade} />
      <TradeBars bars={question.bars} />
      <FigureList className="@md:grid-cols-4">
        {lineNames.map((line) => (
          <Figure key={line} label={t(tradeLines[line].name)}>
            {inFull(trade[line])}
          </Figure>
        ))}
        <Figure label={t('quiz.trade.units')}>{inFull(trade.units)}</Figure>
      </FigureList>
      <div className="grid gap-2">
        <h4 className="text-sm font-[560]">{t('quiz.rules.title')}</h4>
        <ul className="grid gap-3">
          {rules.map(({ rule, isKept }) => (
            <li key={rule} className="flex items-start gap-2.5 text-sm">
              {isKept ? (
                <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-river" />
              ) : (
                <CircleX aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-risk" />
              )}
              <span className="grid gap-0.5">
                <span className="font-[560]">
                  {t(names[rule])}
                  <span className="ms-2 font-normal text-ink-3">
                    {isKept ? t('quiz.rules.kept') : t('quiz.rules.broken')}
                  </span>
                </span>
                <span className="text-ink-2">
                  {ruleReason({ rule, isKept, task: question, trade }, words)}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <p className="type-small">{t('quiz.rules.note')}</p>
      </div>
    </div>
  );
}
