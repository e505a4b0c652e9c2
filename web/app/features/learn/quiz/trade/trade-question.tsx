import type { Answer, DrawnTrade, QuizTrade } from '@danube/contract/learning/quiz.schemas.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { NumberField } from '../number-field.tsx';
import { maxPrice } from './price-scale.ts';
import { TradeBars } from './trade-bars.tsx';
import { TradeChart } from './trade-chart.tsx';
import { TradeFacts, TradeReadout } from './trade-facts.tsx';
import { lineNames, noTrade, tradeLines } from './trade-lines.ts';

type TradeQuestionProps = {
  question: QuizTrade;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
};

const prices = { min: 0, max: maxPrice };
const sizes = { min: 0, max: 1_000_000 };

/** A chart question: a trade plan, drawn or typed. */
export function TradeQuestion({ question, answer, onAnswer }: TradeQuestionProps) {
  const t = useTexts('quiz');
  const trade = answer?.type === 'trade' ? answer.trade : noTrade;
  const example = question.bars.at(-1)?.close ?? 100;

  function set(part: keyof DrawnTrade, value: number | null) {
    const next = { ...trade, [part]: value };
    const isEmpty = Object.values(next).every((each) => each === null);
    onAnswer(isEmpty ? null : { type: 'trade', trade: next });
  }

  return (
    <div className="grid gap-5">
      <TradeFacts task={question} />
      <p className="type-small max-w-prose">{t('quiz.trade.hint')}</p>
      <TradeChart bars={question.bars} trade={trade} onMove={set} />
      <TradeReadout task={question} trade={trade} />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 @md:grid-cols-4">
        {lineNames.map((line) => (
          <NumberField
            key={line}
            label={t(tradeLines[line].name)}
            value={trade[line]}
            range={prices}
            example={example}
            onEnter={(value) => set(line, value)}
          />
        ))}
        <NumberField
          label={t('quiz.trade.units')}
          value={trade.units}
          range={sizes}
          example={2}
          onEnter={(value) => set('units', value)}
        />
      </div>
      <TradeBars bars={question.bars} />
    </div>
  );
}
