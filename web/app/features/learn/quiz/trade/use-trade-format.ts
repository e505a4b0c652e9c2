import { measureTrade, ratioOf, type TradeTask } from '@danube/contract/learning/grade-trade.ts';
import type { DrawnTrade } from '@danube/contract/learning/quiz.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { digitsOf } from '../parse-number.ts';

export type TradeFormat = ReturnType<typeof useTradeFormat>;

/** A trade's figures as localised text; null if there is nothing to show. */
export function useTradeFormat() {
  const t = useTexts('quiz');
  const format = useFormat();
  // Money is in whole cents.
  const money = (euros: number) => format.money(Math.round(euros * 100) as Money);

  /** At most five decimals, without trailing zeros. */
  function points(value: number): string {
    const count = Number(value.toFixed(5));
    return t('quiz.trade.points', { count, shown: format.number(count, digitsOf(count)) });
  }

  /** Never rounded up: a ratio that is just too low must not look sufficient. */
  function ratio(value: number): string {
    const cut = Math.floor(value * 100 + 1e-7) / 100;
    return format.number(cut, digitsOf(cut));
  }

  return {
    t,
    money,
    points,
    ratio,
    share: (part: number) => format.percent(part, 2),
    measures(task: TradeTask, trade: DrawnTrade) {
      const { risk, reward, loss } = measureTrade(task, trade);
      const times = ratioOf(risk, reward);
      const isSized = loss !== null && trade.units !== null;
      return {
        risk: risk === null ? null : points(risk),
        loss: isSized
          ? t('quiz.trade.lossValue', {
              money: money(loss),
              share: format.percent(loss / task.account, 2),
            })
          : null,
        ratio: times > 0 ? t('quiz.trade.ratio', { ratio: ratio(times) }) : null,
      };
    },
  };
}
