import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Ref } from 'react';
import { GrowingLine } from './growing-line.tsx';
import { toSingleLine } from './to-single-line.ts';
import { useDraftInput } from './use-draft-input.ts';

type LineInputProps = {
  field: Ref<HTMLTextAreaElement>;
  label: string;
  value: string;
  lang: LanguageCode;
  onChange: (text: string) => void;
};

/** One entry of a list; its label is for screen readers. */
export function LineInput({ field, label, value, lang, onChange }: LineInputProps) {
  const typed = useDraftInput(value, (text) => onChange(toSingleLine(text)));
  return (
    <GrowingLine
      {...typed}
      ref={field}
      aria-label={label}
      lang={lang}
      maxLength={300}
      autoComplete="off"
    />
  );
}
