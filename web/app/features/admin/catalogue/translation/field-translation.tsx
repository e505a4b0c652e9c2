import type { LanguageCode } from '@danube/contract/locale.ts';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import type { Question } from '../course/quiz/quiz.ts';
import { GrowingLine } from '../editor/growing-line.tsx';
import { MarkdownField } from '../editor/markdown-field.tsx';
import { toSingleLine } from '../editor/to-single-line.ts';
import { type TextField, textLabels, type UnitText } from '../editor/unit.ts';
import { useDraftInput } from '../editor/use-draft-input.ts';
import { withIndexKeys } from '../editor/with-index-keys.ts';
import { alignPairs, alignPoints, alignQuestions } from './align.ts';

type Languages = { original: LanguageCode; translation: LanguageCode };

type FieldTranslationProps = {
  field: TextField;
  source: UnitText;
  text: UnitText;
  languages: Languages;
  write: (text: UnitText) => unknown;
};

/** One field twice: the original and its translation. */
export function FieldTranslation({ field, source, text, languages, write }: FieldTranslationProps) {
  const t = useTexts('editor');
  const label = t(textLabels[field.name]);
  switch (field.shape) {
    case 'line':
      return (
        <LinePair
          label={label}
          source={source[field.name] ?? ''}
          value={text[field.name] ?? ''}
          maxLength={field.maxLength}
          languages={languages}
          onChange={(value) => write({ [field.name]: value })}
        />
      );
    case 'markdown':
      return (
        <SideBySide label={label} source={source[field.name] ?? ''} languages={languages} isBlock>
          <MarkdownField
            name={field.name}
            value={text[field.name] ?? ''}
            lang={languages.translation}
            onChange={(value) => write({ [field.name]: value })}
          />
        </SideBySide>
      );
    case 'points': {
      const points = alignPoints(source[field.name] ?? [], text[field.name] ?? []);
      return withIndexKeys(points).map(({ entry: point, index, key }) => (
        <LinePair
          key={key}
          label={t('editor.texts.point', { field: label, place: index + 1 })}
          source={source[field.name]?.[index] ?? ''}
          value={point}
          maxLength={300}
          languages={languages}
          onChange={(value) => write({ [field.name]: points.toSpliced(index, 1, value) })}
        />
      ));
    }
    case 'pairs':
      return <PairTranslations source={source} text={text} languages={languages} write={write} />;
    case 'questions':
      return (
        <QuestionTranslations source={source} text={text} languages={languages} write={write} />
      );
  }
}

type ListProps = Omit<FieldTranslationProps, 'field'>;

function PairTranslations({ source, text, languages, write }: ListProps) {
  const t = useTexts('editor');
  const original = source.faq ?? [];
  const pairs = alignPairs(original, text.faq ?? []);
  const change = (index: number, part: Partial<(typeof pairs)[number]>) => {
    const pair = pairs[index];
    if (pair) write({ faq: pairs.toSpliced(index, 1, { ...pair, ...part }) });
  };
  return withIndexKeys(original).map(({ entry: { question, answer }, index, key }) => {
    const name = t('editor.texts.pairOf', { place: index + 1 });
    return (
      <div key={key} className="grid gap-3">
        <LinePair
          label={name}
          source={question}
          value={pairs[index]?.question ?? ''}
          maxLength={300}
          languages={languages}
          onChange={(value) => change(index, { question: value })}
        />
        <BlockPair
          label={t('editor.texts.answerOf', { place: index + 1 })}
          source={answer}
          value={pairs[index]?.answer ?? ''}
          maxLength={2000}
          languages={languages}
          onChange={(value) => change(index, { answer: value })}
        />
      </div>
    );
  });
}

function QuestionTranslations({ source, text, languages, write }: ListProps) {
  const t = useTexts('editor');
  const original = source.questions ?? [];
  const questions = alignQuestions(original, text.questions ?? []);
  const change = (index: number, part: Partial<Question>) => {
    const question = questions[index];
    if (question) write({ questions: questions.toSpliced(index, 1, { ...question, ...part }) });
  };
  return withIndexKeys(original).map(({ entry: { prompt, choices, explanation }, index, key }) => {
    const own = questions[index];
    const name = t('editor.texts.pairOf', { place: index + 1 });
    return (
      <div key={key} className="grid gap-3 border-t border-rule pt-4">
        <LinePair
          label={name}
          source={prompt}
          value={own?.prompt ?? ''}
          maxLength={500}
          languages={languages}
          onChange={(value) => change(index, { prompt: value })}
        />
        {withIndexKeys(choices).map(({ entry: choice, index: place, ...each }) => (
          <LinePair
            key={each.key}
            label={t('editor.quiz.choiceOf', { place: index + 1, choice: place + 1 })}
            source={choice}
            value={own?.choices[place] ?? ''}
            maxLength={300}
            languages={languages}
            onChange={(value) =>
              change(index, { choices: (own?.choices ?? []).toSpliced(place, 1, value) })
            }
          />
        ))}
        <LinePair
          label={t('editor.quiz.explanationOf', { place: index + 1 })}
          source={explanation}
          value={own?.explanation ?? ''}
          maxLength={1000}
          languages={languages}
          onChange={(value) => change(index, { explanation: value })}
        />
      </div>
    );
  });
}

type PairProps = {
  label: string;
  source: string;
  value: string;
  maxLength: number;
  languages: Languages;
  onChange: (value: string) => unknown;
};

function LinePair({ label, source, value, maxLength, languages, onChange }: PairProps) {
  const t = useTexts('editor');
  const id = useId();
  const typed = useDraftInput(value, (text) => onChange(toSingleLine(text)));
  const isBlank = source !== '' && value === '';
  return (
    <SideBySide label={label} source={source} languages={languages} htmlFor={id}>
      <GrowingLine
        {...typed}
        id={id}
        lang={languages.translation}
        maxLength={maxLength}
        placeholder={isBlank ? t('editor.translations.blank') : undefined}
      />
    </SideBySide>
  );
}

function BlockPair({ label, source, value, maxLength, languages, onChange }: PairProps) {
  const id = useId();
  const typed = useDraftInput(value, onChange);
  return (
    <SideBySide label={label} source={source} languages={languages} htmlFor={id} isBlock>
      <TextArea {...typed} id={id} lang={languages.translation} maxLength={maxLength} rows={3} />
    </SideBySide>
  );
}

type SideBySideProps = {
  label: string;
  source: string;
  languages: Languages;
  htmlFor?: string;
  isBlock?: boolean;
  children: ReactNode;
};

const sourceClasses = 'rounded-md bg-sunk/60 px-3.5 py-3 text-sm [overflow-wrap:anywhere]';

/** The label is above both; a Markdown field has its own. */
function SideBySide({ label, source, languages, htmlFor, isBlock, children }: SideBySideProps) {
  const t = useTexts('editor');
  const original = source || <span className="text-ink-3">{t('editor.translations.nothing')}</span>;
  return (
    <div className="grid items-start gap-x-6 gap-y-1.5 lg:grid-cols-2">
      <div className="grid min-w-0 gap-1.5">
        {htmlFor ? (
          <label htmlFor={htmlFor} className="text-sm leading-snug font-[560]">
            {label}
          </label>
        ) : (
          <p aria-hidden="true" className="text-sm leading-snug font-[560] max-lg:hidden">
            {label}
          </p>
        )}
        {isBlock ? (
          <ScrollRegion
            label={t('editor.translations.originalOf', { field: label })}
            lang={languages.original}
            className={`${sourceClasses} max-h-[70dvh] overflow-y-auto leading-relaxed whitespace-pre-wrap`}
          >
            {original}
          </ScrollRegion>
        ) : (
          <div lang={languages.original} className={`${sourceClasses} min-h-12`}>
            {original}
          </div>
        )}
      </div>
      <div className={htmlFor ? 'min-w-0 lg:pt-6.5' : 'min-w-0'}>{children}</div>
    </div>
  );
}
