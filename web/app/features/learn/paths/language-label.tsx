import type { LanguageCode } from '@danube/contract/locale.ts';
import { nativeName } from '../../../lib/native-name.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';

/** Names the text's language if it isn't the page's. */
export function LanguageLabel({ language }: { language: LanguageCode }) {
  const t = useTexts('paths');
  const page = useLanguage();
  if (language === page) return null;
  return (
    <p className="text-sm text-ink-2">{t('paths.elsewhere', { language: nativeName(language) })}</p>
  );
}
