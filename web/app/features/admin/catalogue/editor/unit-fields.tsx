import type { LanguageCode } from '@danube/contract/locale.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import { GrowingLine } from './growing-line.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { PairsField } from './pairs-field.tsx';
import { PointsField } from './points-field.tsx';
import { toSingleLine } from './to-single-line.ts';
import { helpTexts, type TextField, textLabels, type Unit, type UnitText } from './unit.ts';
import { useDraftInput } from './use-draft-input.ts';
import { useEditor } from './use-editor.tsx';

/** The texts of one unit in its original language; a quiz has a separate editor. */
export function UnitFields({ unit, language }: { unit: Unit; language: LanguageCode }) {
  const { edit } = useEditor();
  const text = unit.wordings[language]?.text ?? {};
  const write = (part: UnitText) =>
    edit({ edit: 'text', unit: unit.id, language, text: part, state: 'reviewed' });
  return unit.fields.map((field) => (
    <FieldAnchor key={field.name} name={field.name}>
      <UnitField field={field} text={text} lang={language} write={write} />
    </FieldAnchor>
  ));
}

export type UnitFieldProps = {
  field: TextField;
  text: UnitText;
  lang: LanguageCode;
  write: (part: UnitText) => unknown;
};

function UnitField({ field, text, lang, write }: UnitFieldProps) {
  switch (field.shape) {
    case 'line':
      return <LineField field={field} text={text} lang={lang} write={write} />;
    case 'markdown':
      return (
        <MarkdownField
          name={field.name}
          value={text[field.name] ?? ''}
          lang={lang}
          onChange={(value) => write({ [field.name]: value })}
          withPreview
        />
      );
    case 'points':
      return (
        <PointsField
          name={field.name}
          points={text[field.name] ?? []}
          lang={lang}
          onChange={(points) => write({ [field.name]: points })}
        />
      );
    case 'pairs':
      return <PairsField pairs={text.faq ?? []} lang={lang} onChange={(faq) => write({ faq })} />;
    case 'questions':
      return null;
  }
}

type LineFieldProps = UnitFieldProps & { field: Extract<TextField, { shape: 'line' }> };

/** A single-line text. The summary shows the remaining length, because it is easily too long. */
function LineField({ field, text, lang, write }: LineFieldProps) {
  const t = useTexts('editor');
  const value = text[field.name] ?? '';
  const typed = useDraftInput(value, (line) => write({ [field.name]: toSingleLine(line) }));
  const help = helpTexts[field.name];
  const length = t('editor.texts.length', { length: value.length, most: field.maxLength });
  return (
    <Field
      className="max-w-3xl"
      label={t(textLabels[field.name])}
      help={field.name === 'summary' && help ? `${t(help)} ${length}.` : undefined}
    >
      <GrowingLine {...typed} lang={lang} maxLength={field.maxLength} />
    </Field>
  );
}
