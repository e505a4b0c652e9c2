import { languagesOf, translationState } from '@danube/contract/catalogue/draft/translated.ts';
import { isLanguageCode, type LanguageCode, languages } from '@danube/contract/locale.ts';
import { ChevronLeft } from 'lucide-react';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { EditorLocation } from '../editor/editor-location.ts';
import { type Unit, unitsOf } from '../editor/unit.ts';
import { useEditor } from '../editor/use-editor.tsx';
import { useEditorLink, useEditorNavigate, within } from '../editor/use-editor-link.ts';
import { UnitList } from './unit-list.tsx';
import { UnitTranslation } from './unit-translation.tsx';

/** Each text of the item next to its translation into one language. */
export function TranslationsSection({ place }: { place: EditorLocation }) {
  const t = useTexts('editor');
  const { draft } = useEditor();
  const placeLink = useEditorLink();
  const original = draft.originalLanguage;
  const language = place.language && place.language !== original ? place.language : firstOf(draft);
  const units = unitsOf(draft);
  const chosen = units.find(({ id }) => id === place.unit);
  const shown = chosen ?? units[0];
  return (
    <div className="grid gap-6">
      <TranslationsHeader units={units} language={language} original={original} />
      <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-[minmax(16rem,20rem)_minmax(0,1fr)]">
        {units.length > 1 ? (
          <UnitList
            units={units}
            language={language}
            original={original}
            chosen={shown?.id}
            className={chosen ? 'max-xl:hidden' : ''}
          />
        ) : null}
        <div
          className={classNames(
            'grid min-w-0 gap-4',
            units.length > 1 ? !chosen && 'max-xl:hidden' : 'col-span-full',
          )}
        >
          {units.length > 1 ? (
            <TextLink
              kind="standalone"
              {...within}
              to={placeLink({ part: 'translations', language })}
              className="w-fit text-sm xl:hidden"
            >
              <span className="inline-flex items-center gap-1.5">
                <ChevronLeft aria-hidden="true" className="size-4" />
                {t('editor.translations.back')}
              </span>
            </TextLink>
          ) : null}
          {shown ? (
            <UnitTranslation
              key={`${shown.id} ${language}`}
              unit={shown}
              language={language}
              original={original}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** A language with translations, or the first that isn't the original. */
function firstOf(draft: ReturnType<typeof useEditor>['draft']): LanguageCode {
  const original = draft.originalLanguage;
  const started = languagesOf(draft.texts).find((code) => code !== original);
  return started ?? languages.find(({ code }) => code !== original)?.code ?? 'en';
}

type TranslationsHeaderProps = {
  units: readonly Unit[];
  language: LanguageCode;
  original: LanguageCode;
};

function TranslationsHeader({ units, language, original }: TranslationsHeaderProps) {
  const t = useTexts('editor');
  const format = useFormat();
  const goTo = useEditorNavigate();
  const done = units.filter(
    ({ wordings }) => translationState(wordings, language, original) === 'reviewed',
  ).length;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <Field label={t('editor.translations.chooseLanguage')} className="w-64 max-w-full">
        <Select
          value={language}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            if (isLanguageCode(chosen)) goTo({ part: 'translations', language: chosen });
          }}
        >
          {languages
            .filter(({ code }) => code !== original)
            .map(({ code, nativeName }) => (
              <option key={code} value={code} lang={code}>
                {nativeName}
              </option>
            ))}
        </Select>
      </Field>
      <p role="status" className="type-small tabular pb-3.5">
        {t('editor.translations.progress', {
          done: format.number(done),
          total: format.number(units.length),
        })}
      </p>
    </div>
  );
}
