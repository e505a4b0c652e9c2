import { numericKeySchema } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import { useTexts } from '../../../../../lib/texts.tsx';
import { NumberField } from './number-field.tsx';
import type { KeyOf } from './question-props.ts';

type NumericFieldsProps = {
  answer: KeyOf<'numeric'>;
  writeKey: (answer: KeyOf<'numeric'>) => void;
};

/** A number and its tolerance. */
export function NumericFields({ answer, writeKey }: NumericFieldsProps) {
  const t = useTexts('editor');
  const { right, tolerance } = numericKeySchema.shape;
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <NumberField
        label={t('editor.quiz.answer')}
        value={answer.right}
        limits={right}
        onChange={(value) => writeKey({ ...answer, right: value })}
      />
      <NumberField
        label={t('editor.quiz.tolerance')}
        help={t('editor.quiz.toleranceHelp')}
        value={answer.tolerance}
        limits={tolerance}
        onChange={(value) => writeKey({ ...answer, tolerance: value })}
      />
    </div>
  );
}
