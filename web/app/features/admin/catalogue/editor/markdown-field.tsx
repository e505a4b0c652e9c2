import type { LanguageCode } from '@danube/contract/locale.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { MarkdownArea } from './markdown-area.tsx';
import { helpTexts, textLabels } from './unit.ts';
import { useEditor } from './use-editor.tsx';

const maxTextLength = 40_000;

type MarkdownFieldProps = {
  name: 'description' | 'excerpt' | 'manual' | 'body';
  value: string;
  lang: LanguageCode;
  onChange: (value: string) => void;
  /** Next to the text, if there is room. */
  withPreview?: boolean;
};

/** A text of an item; only lessons have charts, calculators and pictures. */
export function MarkdownField({ name, value, lang, onChange, withPreview }: MarkdownFieldProps) {
  const t = useTexts('editor');
  const help = helpTexts[name];
  const { remember } = useEditor();
  const pictures = { purpose: 'lesson-picture', onInsert: remember } as const;
  return (
    <MarkdownArea
      label={t(textLabels[name])}
      help={help && t(help)}
      value={value}
      lang={lang}
      maxLength={maxTextLength}
      onChange={onChange}
      withPreview={withPreview}
      isLesson={name === 'body'}
      {...(name === 'body' ? { pictures } : {})}
    />
  );
}
