import type { QuizBar } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import { useState } from 'react';
import type { TextKey } from '../../../../../lib/text-keys.ts';
import { useTexts } from '../../../../../lib/texts.tsx';
import { useFormat } from '../../../../../lib/use-format.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { TextArea } from '../../../../../ui/text-area.tsx';
import { BarsPreview } from './bars-preview.tsx';
import { type BarsError, formatBars, maxBars, minBars, parseBars } from './bars-text.ts';

const errorTexts = {
  prices: 'editor.quiz.barFaults.prices',
  high: 'editor.quiz.barFaults.high',
  low: 'editor.quiz.barFaults.low',
  tooMany: 'editor.quiz.barFaults.tooMany',
} as const satisfies Record<BarsError['fault'], TextKey>;

type BarsFieldProps = { bars: readonly QuizBar[]; onChange: (bars: QuizBar[]) => void };

/** The bars of a chart as a pasted table, with a preview. */
export function BarsField({ bars, onChange }: BarsFieldProps) {
  const t = useTexts('editor');
  const stored = formatBars(bars);
  const [typed, setTyped] = useState<string>();
  const read = parseBars(typed ?? stored);
  const isInvalid = !Array.isArray(read);
  const isOwn = typed !== undefined && (isInvalid || formatBars(read) === stored);
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
      <Field
        label={t('editor.quiz.bars')}
        help={t('editor.quiz.barsHelp', { least: minBars, most: maxBars })}
        error={useBarsError(read)}
      >
        <TextArea
          value={isOwn ? typed : stored}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          rows={8}
          dir="ltr"
          className="tabular"
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTyped(text);
            const next = parseBars(text);
            if (Array.isArray(next)) onChange(next);
          }}
          onBlur={() => {
            if (!isInvalid) setTyped(undefined);
          }}
        />
      </Field>
      {bars.length > 0 ? <BarsPreview bars={bars} /> : null}
    </div>
  );
}

function useBarsError(read: ReturnType<typeof parseBars>): string | undefined {
  const t = useTexts('editor');
  const format = useFormat();
  if (Array.isArray(read)) {
    return read.length < minBars
      ? t('editor.quiz.barFaults.tooFew', { least: format.number(minBars) })
      : undefined;
  }
  const { fault, line } = read;
  return t(errorTexts[fault], { line: format.number(line), most: format.number(maxBars) });
}
