import { nativeName } from '../../../lib/native-name.ts';
import { useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';

/** Above every page in a language that most texts aren't translated into yet. */
export function UntranslatedNotice() {
  const t = useTexts('language');
  const lang = useFallbackLang('language');
  const language = useLanguage();
  return (
    <p role="note" lang={lang} className="page type-small border-b border-rule py-2">
      {t('language.unfinished', { language: nativeName(language) })}
    </p>
  );
}
