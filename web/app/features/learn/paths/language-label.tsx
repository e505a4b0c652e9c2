import type { LanguageCode } from '@danube/contract/locale.ts';
import { languageName } from '../../../lib/language-name.ts';
import { useLanguage, useTextLanguage, useTexts } from '../../../lib/texts.tsx';

/** Names the text's language if it isn't the page's. */
export function LanguageLabel({ language }: { language: LanguageCode }) {
  const t = useTexts('paths');
  const page = useLanguage();
  const written = useTextLanguage();
  if (language === page) return null;
  return (
    <p className="text-sm text-ink-2">
      {t('paths.elsewhere', { language: languageName(language, written) })}
    </p>
  );
}
