import { useTexts } from '../../../../../lib/texts.tsx';
import { useFormat } from '../../../../../lib/use-format.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { QuestionProps } from './question-props.ts';

/** Choices in the correct order. */
export function OrderFields(props: QuestionProps) {
  const t = useTexts('editor');
  const format = useFormat();
  return (
    <ChoiceList
      {...props}
      help={t('editor.quiz.orderHelp')}
      canMove
      before={(place) => (
        <span aria-hidden="true" className="tabular w-4 shrink-0 text-end text-sm text-ink-3">
          {format.number(place + 1)}
        </span>
      )}
    />
  );
}
