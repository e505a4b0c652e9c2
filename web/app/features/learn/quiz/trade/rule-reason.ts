import { measureTrade, ratioOf, type TradeTask } from '@danube/contract/learning/grade-trade.ts';
import type { DrawnTrade, TradeRule } from '@danube/contract/learning/quiz.schemas.ts';
import type { TradeFormat } from './use-trade-format.ts';

type GradedRule = {
  readonly rule: TradeRule;
  /** As graded by the server. */
  readonly isKept: boolean;
  readonly task: TradeTask;
  readonly trade: DrawnTrade;
};

/** Why a rule was kept or broken, as a sentence about this trade. */
export function ruleReason(checked: GradedRule, words: TradeFormat): string {
  switch (checked.rule) {
    case 'stopSet':
      return stopReason(checked, words);
    case 'targetSet':
      return targetReason(checked, words);
    case 'riskWithinLimit':
      return limitReason(checked, words);
    case 'rewardToRisk':
      return ratioReason(checked, words);
  }
}

function stopReason({ isKept, task, trade }: GradedRule, { t, points }: TradeFormat): string {
  const { risk } = measureTrade(task, trade);
  if (isKept && risk !== null) return t('quiz.rules.stopSet.kept', { points: points(risk) });
  if (trade.stop === null) return t('quiz.rules.stopSet.missing');
  if (trade.entry === null) return t('quiz.rules.stopSet.noEntry');
  return task.side === 'long'
    ? t('quiz.rules.stopSet.wrongLong')
    : t('quiz.rules.stopSet.wrongShort');
}

function targetReason({ isKept, task, trade }: GradedRule, { t, points }: TradeFormat): string {
  const { reward } = measureTrade(task, trade);
  if (isKept && reward !== null) return t('quiz.rules.targetSet.kept', { points: points(reward) });
  if (trade.target === null) return t('quiz.rules.targetSet.missing');
  if (trade.entry === null) return t('quiz.rules.targetSet.noEntry');
  return task.side === 'long'
    ? t('quiz.rules.targetSet.wrongLong')
    : t('quiz.rules.targetSet.wrongShort');
}

function limitReason({ isKept, task, trade }: GradedRule, words: TradeFormat): string {
  const { t, money, share } = words;
  const { loss } = measureTrade(task, trade);
  if (loss === null) return t('quiz.rules.riskWithinLimit.open');
  if (!trade.units) return t('quiz.rules.riskWithinLimit.noUnits');
  const values = {
    loss: money(loss),
    share: share(loss / task.account),
    limit: money((task.account * task.maxRisk) / 100),
  };
  return isKept
    ? t('quiz.rules.riskWithinLimit.kept', values)
    : t('quiz.rules.riskWithinLimit.broken', values);
}

function ratioReason({ isKept, task, trade }: GradedRule, { t, ratio }: TradeFormat): string {
  const { risk, reward } = measureTrade(task, trade);
  const times = ratioOf(risk, reward);
  if (times === 0) return t('quiz.rules.rewardToRisk.open');
  const values = { ratio: ratio(times), least: ratio(task.minRewardToRisk) };
  return isKept
    ? t('quiz.rules.rewardToRisk.kept', values)
    : t('quiz.rules.rewardToRisk.broken', values);
}
