import {
  emptyFields,
  isStale,
  translationState,
} from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { useId } from 'react';
import { nativeName } from '../../../../lib/native-name.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import type { Unit, UnitText } from '../editor/unit.ts';
import { useEditor } from '../editor/use-editor.tsx';
import { FieldTranslation } from './field-translation.tsx';
import { TranslationBadge } from './unit-list.tsx';

type UnitTranslationProps = { unit: Unit; language: LanguageCode; original: LanguageCode };

/** One unit: the original next to the editable translation. */
export function UnitTranslation({ unit, language, original }: UnitTranslationProps) {
  const t = useTexts('editor');
  const id = useId();
  const { edit } = useEditor();
  const source = unit.wordings[original]?.text ?? {};
  const found = unit.wordings[language];
  // Editing alone doesn't mark a translation as reviewed.
  const state = found?.mark?.state ?? 'reviewed';
  const write = (text: UnitText) => edit({ edit: 'text', unit: unit.id, language, text, state });
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={id} lang={unit.kind === 'item' ? undefined : original} className="type-h4">
          {unit.kind === 'item' ? t('editor.translations.itemUnit') : source.title}
        </h2>
        <TranslationBadge state={translationState(unit.wordings, language, original)} />
        {found ? <RemoveTranslation unit={unit} language={language} /> : null}
      </div>
      <UnitActions unit={unit} language={language} original={original} />
      <div className="grid gap-x-6 max-lg:hidden lg:grid-cols-2">
        <p className="type-small">
          {t('editor.translations.original', { language: nativeName(original) })}
        </p>
        <p className="type-small">
          {t('editor.translations.translation', { language: nativeName(language) })}
        </p>
      </div>
      {unit.fields.map((field) => (
        <FieldTranslation
          key={field.name}
          field={field}
          source={source}
          text={found?.text ?? {}}
          languages={{ original, translation: language }}
          write={write}
        />
      ))}
    </section>
  );
}

const notes: Partial<Record<ReturnType<typeof translationState>, TextKey>> = {
  missing: 'editor.translations.missingText',
  stale: 'editor.translations.staleText',
  machine: 'editor.translations.machineText',
};

function UnitActions({ unit, language, original }: UnitTranslationProps) {
  const t = useTexts('editor');
  const format = useFormat();
  const { edit } = useEditor();
  const state = translationState(unit.wordings, language, original);
  const note = notes[state];
  const source = unit.wordings[original]?.text;
  const found = unit.wordings[language];
  const count = found ? emptyFields(unit.wordings, language, original).length : 0;
  const isUnread = found?.mark?.state === 'machine' || isStale(unit.wordings, language, original);
  if (!note && count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-y border-rule py-2.5">
      {note ? (
        <p className="min-w-0 grow basis-72 text-sm text-ink-2">
          {t(note, { language: nativeName(language) })}
        </p>
      ) : null}
      {count > 0 ? (
        <p className="min-w-0 grow basis-72 text-sm text-ink-2">
          {t('editor.translations.blankCount', { count, shown: format.number(count) })}
        </p>
      ) : null}
      {isUnread ? (
        <Button
          size="small"
          onClick={() =>
            edit({ edit: 'text', unit: unit.id, language, text: {}, state: 'reviewed' })
          }
        >
          {t('editor.translations.markReviewed')}
        </Button>
      ) : null}
      {state === 'missing' && source ? (
        <Button
          size="small"
          // It hasn't been read in this language, so it isn't reviewed.
          onClick={() =>
            edit({ edit: 'text', unit: unit.id, language, text: source, state: 'machine' })
          }
        >
          {t('editor.translations.begin')}
        </Button>
      ) : null}
    </div>
  );
}

function RemoveTranslation({ unit, language }: { unit: Unit; language: LanguageCode }) {
  const t = useTexts('editor');
  const { edit } = useEditor();
  return (
    <ConfirmDialog
      trigger={
        <Button size="small" variant="quiet" className="ms-auto">
          {t('editor.translations.forget')}
        </Button>
      }
      title={t('editor.translations.forgetTitle')}
      text={t('editor.translations.forgetText', { language: nativeName(language) })}
      confirmLabel={t('editor.lessons.removeConfirm')}
      isDanger
      onConfirm={() => edit({ edit: 'forgetText', unit: unit.id, language })}
    />
  );
}
