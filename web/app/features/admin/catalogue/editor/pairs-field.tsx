import type { LanguageCode } from '@danube/contract/locale.ts';
import { Plus, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { GrowingLine } from './growing-line.tsx';
import { toSingleLine } from './to-single-line.ts';
import { useDraftInput } from './use-draft-input.ts';
import { useFocusAdded } from './use-focus-added.ts';
import { withIndexKeys } from './with-index-keys.ts';

type Pair = { question: string; answer: string };

const maxPairs = 20;

type PairsFieldProps = {
  pairs: readonly Pair[];
  lang: LanguageCode;
  onChange: (pairs: Pair[]) => void;
};

/** Questions and answers, as on the public page. */
export function PairsField({ pairs, lang, onChange }: PairsFieldProps) {
  const t = useTexts('editor');
  const { added, awaitEntry } = useFocusAdded();
  return (
    <fieldset className="grid max-w-3xl min-w-0 gap-4">
      <legend className="mb-1.5 text-sm leading-snug font-[560]">{t('editor.texts.faq')}</legend>
      {withIndexKeys(pairs).map(({ entry: pair, index, key }) => (
        <fieldset key={key} className="flex min-w-0 items-start gap-2 border-s-2 border-rule ps-4">
          <legend className="sr-only">{t('editor.texts.pairOf', { place: index + 1 })}</legend>
          <PairFields
            first={added}
            pair={pair}
            lang={lang}
            onChange={(part) => onChange(pairs.toSpliced(index, 1, { ...pair, ...part }))}
          />
          <IconButton
            label={t('editor.quiz.remove', { place: index + 1 })}
            onClick={() => onChange(pairs.toSpliced(index, 1))}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </fieldset>
      ))}
      {pairs.length < maxPairs ? (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => {
            awaitEntry();
            onChange([...pairs, { question: '', answer: '' }]);
          }}
        >
          <Plus aria-hidden="true" />
          {t('editor.quiz.add')}
        </Button>
      ) : null}
    </fieldset>
  );
}

type PairFieldsProps = {
  first: Ref<HTMLTextAreaElement>;
  pair: Pair;
  lang: LanguageCode;
  onChange: (part: Partial<Pair>) => void;
};

function PairFields({ first, pair, lang, onChange }: PairFieldsProps) {
  const t = useTexts('editor');
  const question = useDraftInput(pair.question, (text) =>
    onChange({ question: toSingleLine(text) }),
  );
  const answer = useDraftInput(pair.answer, (text) => onChange({ answer: text }));
  return (
    <div className="grid grow gap-3">
      <Field label={t('editor.texts.question')}>
        <GrowingLine {...question} ref={first} lang={lang} maxLength={300} autoComplete="off" />
      </Field>
      <Field label={t('editor.texts.answer')}>
        <TextArea {...answer} lang={lang} maxLength={2000} rows={3} />
      </Field>
    </div>
  );
}
