import type { LanguageCode } from '@danube/contract/locale.ts';
import { ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { useTexts } from '../../../../../lib/texts.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { FieldError } from '../../../../../ui/field.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { GrowingLine } from '../../editor/growing-line.tsx';
import { toSingleLine } from '../../editor/to-single-line.ts';
import { useDraftInput } from '../../editor/use-draft-input.ts';
import { useFocusAdded } from '../../editor/use-focus-added.ts';
import type { QuestionProps } from './question-props.ts';
import { addChoice, maxChoices, minChoices, reword } from './quiz.ts';
import { useArranged } from './use-arranged.ts';

type ChoiceListProps = QuestionProps & {
  help: string;
  /** What precedes a choice: its mark, or its number. */
  before: (place: number) => ReactNode;
  /** What is wrong with the choices as a whole. */
  error?: string | undefined;
  canMove?: boolean;
};

/** A question's choices; sortable if the order matters. */
export function ChoiceList(props: ChoiceListProps) {
  const { entry, lang, help, before, error, canMove = false, write, arrange } = props;
  const t = useTexts('editor');
  const id = useId();
  const { added, awaitEntry } = useFocusAdded();
  const { choices } = entry.question;
  const list = useArranged(choices.length, arrange);
  const wrong = choices.length < minChoices ? t('editor.quiz.tooFewChoices') : error;
  const described = wrong ? `${id}-help ${id}-error` : `${id}-help`;
  return (
    <fieldset aria-describedby={described} className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm leading-snug font-[560]">{t('editor.quiz.choices')}</legend>
      <p id={`${id}-help`} className="type-small">
        {help}
      </p>
      {choices.map((choice, place) => (
        <div key={list.keys[place]} data-entry="" className="flex items-center gap-2">
          {before(place)}
          <ChoiceTextField
            field={added}
            label={t('editor.quiz.choice', { place: place + 1 })}
            value={choice}
            lang={lang}
            onChange={(text) =>
              write(reword(entry, { choices: choices.toSpliced(place, 1, text) }))
            }
          />
          {canMove ? (
            <MoveUp place={place} onMove={(button) => list.move(place, -1, button)} />
          ) : null}
          <IconButton
            label={t('editor.quiz.removeChoice', { place: place + 1 })}
            onClick={() => list.remove(place)}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {wrong ? <FieldError id={`${id}-error`}>{wrong}</FieldError> : null}
      {choices.length < maxChoices ? (
        <Button
          size="small"
          variant="quiet"
          className="justify-self-start"
          onClick={() => {
            awaitEntry();
            write(addChoice(entry));
          }}
        >
          <Plus aria-hidden="true" />
          {t('editor.quiz.addChoice')}
        </Button>
      ) : null}
    </fieldset>
  );
}

type ChoiceTextFieldProps = {
  field: Ref<HTMLTextAreaElement>;
  label: string;
  value: string;
  lang: LanguageCode;
  onChange: (text: string) => void;
};

/** A choice may be a sentence, so it wraps. */
function ChoiceTextField({ field, label, value, lang, onChange }: ChoiceTextFieldProps) {
  const typed = useDraftInput(value, (text) => onChange(toSingleLine(text)));
  return <GrowingLine {...typed} ref={field} aria-label={label} lang={lang} maxLength={300} />;
}

function MoveUp({ place, onMove }: { place: number; onMove: (button: HTMLElement) => void }) {
  const t = useTexts('editor');
  if (place === 0) return <span className="w-11 shrink-0" />;
  return (
    <IconButton
      label={t('editor.quiz.choiceUp', { place: place + 1 })}
      onClick={(event) => onMove(event.currentTarget)}
    >
      <ArrowUp aria-hidden="true" />
    </IconButton>
  );
}
