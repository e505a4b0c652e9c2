import type {
  Answer,
  GradedQuestion,
  QuizQuestion,
  Solution,
} from '@danube/contract/learning/quiz.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { typeset } from '../../../lib/typeset.ts';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { digitsOf } from './parse-number.ts';
import { noTrade } from './trade/trade-lines.ts';
import { TradeVerdict } from './trade/trade-verdict.tsx';

type GradedQuestionProps = { judged: GradedQuestion; number: string; language: LanguageCode };

/** A question with the given answer, the correct one, and the explanation. */
export function GradedQuestionView({ judged, number, language }: GradedQuestionProps) {
  const t = useTexts('quiz');
  const lang = useLanguage() === language ? undefined : language;
  const { question, answer, isRight, solution, explanation } = judged;
  return (
    <article className="grid gap-4">
      <header className="grid justify-items-start gap-2">
        {isRight ? (
          <Badge kind="river" icon={<Check />}>
            {t('quiz.result.right')}
          </Badge>
        ) : (
          <Badge kind="risk" icon={<X />}>
            {t('quiz.result.wrong')}
          </Badge>
        )}
        <h3 className="flex gap-2.5 font-[560]">
          <span className="tabular text-ink-3">{number}</span>
          <span lang={lang}>{typeset(question.prompt)}</span>
        </h3>
      </header>
      {question.type === 'trade' && solution.type === 'trade' ? (
        <TradeVerdict
          question={question}
          trade={answer?.type === 'trade' ? answer.trade : noTrade}
          rules={solution.rules}
        />
      ) : (
        <dl className="grid gap-3 text-sm">
          <GradedAnswer label={t('quiz.result.yours')}>
            <AnswerText question={question} answer={answer} lang={lang} />
          </GradedAnswer>
          {isRight ? null : (
            <GradedAnswer label={t('quiz.result.solution')}>
              <AnswerText question={question} answer={solution} lang={lang} />
            </GradedAnswer>
          )}
        </dl>
      )}
      <p lang={lang} className="border-s-2 border-river ps-4 text-sm text-ink-2">
        {typeset(explanation)}
      </p>
    </article>
  );
}

function GradedAnswer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="type-small">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type AnswerTextProps = {
  question: QuizQuestion;
  answer: Answer | Solution;
  lang: LanguageCode | undefined;
};

function AnswerText({ question, answer, lang }: AnswerTextProps) {
  const t = useTexts('quiz');
  const textOf = (place: number) =>
    'choices' in question ? question.choices.find((each) => each.place === place)?.text : undefined;
  switch (answer?.type) {
    case 'single':
      return <span lang={lang}>{textOf(answer.place)}</span>;
    case 'several':
    case 'order': {
      const List = answer.type === 'order' ? 'ol' : 'ul';
      return (
        <List
          lang={lang}
          className={answer.type === 'order' ? 'list-decimal ps-5' : 'list-disc ps-5'}
        >
          {answer.places.map((place) => (
            <li key={place}>{textOf(place)}</li>
          ))}
        </List>
      );
    }
    case 'numeric':
      return <NumberText answer={answer} />;
    default:
      return <span className="text-ink-3">{t('quiz.result.unanswered')}</span>;
  }
}

function NumberText({ answer }: { answer: { value: number; tolerance?: number } }) {
  const t = useTexts('quiz');
  const format = useFormat();
  const inFull = (value: number) => format.number(value, digitsOf(value));
  const { value, tolerance = 0 } = answer;
  if (tolerance === 0) return <span className="tabular">{inFull(value)}</span>;
  return (
    <span className="tabular">
      {t('quiz.result.range', {
        value: inFull(value),
        min: inFull(value - tolerance),
        max: inFull(value + tolerance),
      })}
    </span>
  );
}
