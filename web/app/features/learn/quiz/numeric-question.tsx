import type { Answer } from '@danube/contract/learning/quiz.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { NumberField } from './number-field.tsx';

type NumericQuestionProps = { answer: Answer; onAnswer: (answer: Answer) => void };

const range = { min: -1e9, max: 1e9 };

export function NumericQuestion({ answer, onAnswer }: NumericQuestionProps) {
  const t = useTexts('quiz');
  return (
    <NumberField
      label={t('quiz.number.label')}
      value={answer?.type === 'numeric' ? answer.value : null}
      range={range}
      example={12.5}
      isRepeated
      onEnter={(value) => onAnswer(value === null ? null : { type: 'numeric', value })}
      className="max-w-xs"
    />
  );
}
