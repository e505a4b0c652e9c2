import { isStale, translationState } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { nativeName } from '../../../lib/native-name.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { usePost } from './use-post.tsx';

const notes = {
  missing: 'editor.translations.missingText',
  stale: 'editor.translations.staleText',
  machine: 'editor.translations.machineText',
} as const;

/** A translation's state and actions, with the original to translate from. */
export function TranslationNote({ language }: { language: LanguageCode }) {
  const t = useTexts('editor');
  const { draft, edit } = usePost();
  const { texts, originalLanguage } = draft;
  const state = translationState(texts, language, originalLanguage);
  const note =
    state === 'missing' || state === 'stale' || state === 'machine' ? notes[state] : null;
  const found = texts[language];
  const source = texts[originalLanguage]?.text;
  const isUnread =
    found?.mark?.state === 'machine' || (found && isStale(texts, language, originalLanguage));
  return (
    <div className="grid gap-4 rounded-md border border-rule bg-surface px-4 py-3.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-64 text-sm">
          {note
            ? t(note, { language: nativeName(language) })
            : t(`editor.translations.states.${state}`)}
        </p>
        {isUnread ? (
          <Button
            size="small"
            onClick={() => edit({ edit: 'text', language, text: {}, state: 'reviewed' })}
          >
            {t('editor.translations.markReviewed')}
          </Button>
        ) : null}
        {found ? <RemoveTranslation language={language} /> : null}
      </div>
      {source ? (
        <details>
          <summary className="min-h-9 cursor-pointer text-sm font-[560]">
            {t('editor.translations.original', { language: nativeName(originalLanguage) })}
          </summary>
          <ScrollRegion
            label={t('editor.translations.original', { language: nativeName(originalLanguage) })}
            lang={originalLanguage}
            className="mt-2 grid max-h-96 gap-3 overflow-y-auto rounded-md bg-sunk/60 px-3.5 py-3 text-sm leading-relaxed whitespace-pre-wrap"
          >
            <p className="font-[560]">{source.title}</p>
            <p>{source.summary}</p>
            <p>{source.body}</p>
          </ScrollRegion>
        </details>
      ) : null}
    </div>
  );
}

function RemoveTranslation({ language }: { language: LanguageCode }) {
  const t = useTexts('editor');
  const { edit } = usePost();
  return (
    <ConfirmDialog
      trigger={
        <Button size="small" variant="quiet">
          {t('editor.translations.forget')}
        </Button>
      }
      title={t('editor.translations.forgetTitle')}
      text={t('editor.translations.forgetText', { language: nativeName(language) })}
      confirmLabel={t('editor.lessons.removeConfirm')}
      isDanger
      onConfirm={() => edit({ edit: 'forgetText', language })}
    />
  );
}
