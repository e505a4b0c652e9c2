import { languages } from '@danube/contract/locale.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { itemUnit } from './unit.ts';
import { UnitFields } from './unit-fields.tsx';
import { useEditor } from './use-editor.tsx';

/** The item's texts in the original language. */
export function TextsSection() {
  const t = useTexts('editor');
  const { draft } = useEditor();
  const { originalLanguage } = draft;
  const language = languages.find(({ code }) => code === originalLanguage)?.nativeName;
  return (
    <div className="grid gap-7">
      <p className="type-small">
        {t('editor.texts.writtenIn', { language: language ?? originalLanguage })}
      </p>
      <UnitFields unit={itemUnit(draft)} language={originalLanguage} />
    </div>
  );
}
