import { useId } from 'react';
import { useTexts } from '../../../../../lib/texts.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { QuestionProps } from './question-props.ts';
import { markChoice, markedChoices } from './quiz.ts';

/** Choices with one correct answer, or several. */
export function ChoiceFields(props: QuestionProps) {
  const { entry, write } = props;
  const t = useTexts('editor');
  const name = useId();
  const marked = markedChoices(entry);
  const isSingle = entry.key.type === 'single';
  return (
    <ChoiceList
      {...props}
      help={t(isSingle ? 'editor.quiz.rightHelp' : 'editor.quiz.severalHelp')}
      error={marked.length === 0 ? t('editor.quiz.noAnswer') : undefined}
      before={(place) => (
        <input
          type={isSingle ? 'radio' : 'checkbox'}
          name={name}
          aria-label={t('editor.quiz.right', { place: place + 1 })}
          checked={marked.includes(place)}
          onChange={() => write(markChoice(entry, place))}
          className="size-5 shrink-0 accent-(--river)"
        />
      )}
    />
  );
}
