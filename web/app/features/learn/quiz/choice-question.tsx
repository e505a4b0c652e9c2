import type { Answer, QuizQuestion } from '@danube/contract/learning/quiz.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { useId } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { ascending } from './answers.ts';

type ChoiceQuestionProps = {
  question: Extract<QuizQuestion, { type: 'single' | 'several' }>;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
  lang: LanguageCode | undefined;
};

export function ChoiceQuestion({ question, answer, onAnswer, lang }: ChoiceQuestionProps) {
  const t = useTexts('quiz');
  const name = useId();
  const isSingle = question.type === 'single';
  const chosen = chosenIn(answer);

  function choose(place: number, isChosen: boolean) {
    if (isSingle) return onAnswer({ type: 'single', place });
    const places = isChosen
      ? ascending([...chosen, place])
      : chosen.filter((each) => each !== place);
    return onAnswer(places.length > 0 ? { type: 'several', places } : null);
  }

  return (
    <div className="grid gap-3">
      <p className="type-small">{isSingle ? t('quiz.single.hint') : t('quiz.several.hint')}</p>
      <ul className="grid gap-2">
        {question.choices.map(({ place, text }) => (
          <li
            key={place}
            className="rounded-md border border-rule bg-surface px-4 transition-colors hover:border-control has-checked:border-river has-checked:bg-river-wash"
          >
            <Choice
              kind={isSingle ? 'radio' : 'checkbox'}
              name={isSingle ? name : undefined}
              label={<span lang={lang}>{text}</span>}
              checked={chosen.includes(place)}
              onChange={(event) => choose(place, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function chosenIn(answer: Answer): readonly number[] {
  if (answer?.type === 'single') return [answer.place];
  return answer?.type === 'several' ? answer.places : [];
}
