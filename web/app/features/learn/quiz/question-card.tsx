import type { Answer, QuizQuestion } from '@danube/contract/learning/quiz.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { useEffect, useId, useRef } from 'react';
import { useLanguage } from '../../../lib/texts.tsx';
import { typeset } from '../../../lib/typeset.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import { NumericQuestion } from './numeric-question.tsx';
import { OrderQuestion } from './order-question.tsx';
import { TradeQuestion } from './trade/trade-question.tsx';

type QuestionCardProps = {
  question: QuizQuestion;
  language: LanguageCode;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
};

/**
 * Takes focus when it appears, so that screen readers announce it and the line above with its
 * number is visible too.
 */
export function QuestionCard({ question, language, answer, onAnswer }: QuestionCardProps) {
  const id = useId();
  const lang = useLanguage() === language ? undefined : language;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <fieldset
      aria-labelledby={id}
      role={question.type === 'single' ? 'radiogroup' : undefined}
      className="grid min-w-0 gap-5"
    >
      <h2
        id={id}
        ref={heading}
        tabIndex={-1}
        lang={lang}
        className="type-h4 scroll-mt-20 outline-none"
      >
        {typeset(question.prompt)}
      </h2>
      <AnswerFields question={question} answer={answer} onAnswer={onAnswer} lang={lang} />
    </fieldset>
  );
}

type AnswerFieldsProps = Omit<QuestionCardProps, 'language'> & { lang: LanguageCode | undefined };

function AnswerFields({ question, answer, onAnswer, lang }: AnswerFieldsProps) {
  switch (question.type) {
    case 'single':
    case 'several':
      return <ChoiceQuestion question={question} answer={answer} onAnswer={onAnswer} lang={lang} />;
    case 'numeric':
      return <NumericQuestion answer={answer} onAnswer={onAnswer} />;
    case 'order':
      return <OrderQuestion question={question} answer={answer} onAnswer={onAnswer} lang={lang} />;
    case 'trade':
      return <TradeQuestion question={question} answer={answer} onAnswer={onAnswer} />;
  }
}
