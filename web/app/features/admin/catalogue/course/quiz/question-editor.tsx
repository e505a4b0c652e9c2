import {
  type QuestionKey,
  type QuestionType,
  questionTypes,
} from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import type { TextKey } from '../../../../../lib/text-keys.ts';
import { useTexts } from '../../../../../lib/texts.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { Select } from '../../../../../ui/select.tsx';
import { GrowingLine } from '../../editor/growing-line.tsx';
import { toSingleLine } from '../../editor/to-single-line.ts';
import { useDraftInput } from '../../editor/use-draft-input.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { NumericFields } from './numeric-fields.tsx';
import { OrderFields } from './order-fields.tsx';
import type { QuestionProps } from './question-props.ts';
import { type Question, retype, reword } from './quiz.ts';
import { TradeFields } from './trade-fields.tsx';

const typeTexts = {
  single: 'editor.quiz.types.single',
  several: 'editor.quiz.types.several',
  numeric: 'editor.quiz.types.numeric',
  order: 'editor.quiz.types.order',
  trade: 'editor.quiz.types.trade',
} as const satisfies Record<QuestionType, TextKey>;

type QuestionEditorProps = QuestionProps & {
  first: Ref<HTMLTextAreaElement>;
  index: number;
  isLast: boolean;
  onMove: (by: -1 | 1, button: HTMLElement) => void;
  onRemove: () => void;
};

/** One question: its type, text and correct answer. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { first, index, entry, lang, write } = props;
  const t = useTexts('editor');
  const name = t('editor.texts.pairOf', { place: index + 1 });
  const change = (part: Partial<Question>) => write(reword(entry, part));
  const prompt = useDraftInput(entry.question.prompt, (text) =>
    change({ prompt: toSingleLine(text) }),
  );
  const explanation = useDraftInput(entry.question.explanation, (text) =>
    change({ explanation: toSingleLine(text) }),
  );
  return (
    <fieldset
      data-entry=""
      className="grid min-w-0 gap-4 rounded-md border border-rule bg-surface p-4 sm:p-5"
    >
      <legend className="sr-only">{name}</legend>
      <p aria-hidden="true" className="type-h4">
        {name}
      </p>
      {/* The type comes first, so that a link to a question doesn't focus its delete button. */}
      <div className="flex flex-wrap items-end gap-2">
        <TypeField {...props} />
        <QuestionActions {...props} />
      </div>
      <Field label={t('editor.texts.question')}>
        <GrowingLine {...prompt} ref={first} lang={lang} maxLength={500} />
      </Field>
      <AnswerFields {...props} />
      <Field
        label={t('editor.quiz.explanation')}
        help={t('editor.quiz.explanationHelp')}
        isOptional
      >
        <GrowingLine {...explanation} lang={lang} maxLength={1000} />
      </Field>
    </fieldset>
  );
}

function TypeField({ entry, write }: QuestionProps) {
  const t = useTexts('editor');
  return (
    <Field label={t('editor.quiz.type')} className="min-w-44 grow sm:max-w-72">
      <Select
        value={entry.key.type}
        onChange={(event) => {
          const chosen = questionTypes.find((type) => type === event.currentTarget.value);
          if (chosen) write(retype(entry, chosen));
        }}
      >
        {questionTypes.map((type) => (
          <option key={type} value={type}>
            {t(typeTexts[type])}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function QuestionActions({ index, isLast, onMove, onRemove }: QuestionEditorProps) {
  const t = useTexts('editor');
  const place = index + 1;
  return (
    <div className="ms-auto flex">
      {index > 0 ? (
        <IconButton
          label={t('editor.quiz.up', { place })}
          onClick={(event) => onMove(-1, event.currentTarget)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
      ) : null}
      {isLast ? null : (
        <IconButton
          label={t('editor.quiz.down', { place })}
          onClick={(event) => onMove(1, event.currentTarget)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={t('editor.quiz.remove', { place })} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function AnswerFields({ entry, lang, write, arrange }: QuestionProps) {
  const { key } = entry;
  const writeKey = (next: QuestionKey) => write({ ...entry, key: next });
  switch (key.type) {
    case 'single':
    case 'several':
      return <ChoiceFields entry={entry} lang={lang} write={write} arrange={arrange} />;
    case 'order':
      return <OrderFields entry={entry} lang={lang} write={write} arrange={arrange} />;
    case 'numeric':
      return <NumericFields answer={key} writeKey={writeKey} />;
    case 'trade':
      return <TradeFields task={key} writeKey={writeKey} />;
  }
}
