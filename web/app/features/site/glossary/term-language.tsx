import type { LanguageCode } from '@danube/contract/locale.ts';
import { Languages } from 'lucide-react';
import { languageName } from '../../../lib/language-name.ts';
import { useLanguage, useTextLanguage, useTexts } from '../../../lib/texts.tsx';

/** Says that terms are in another language than the page. */
export function TermLanguage({ language }: { language: LanguageCode }) {
  const t = useTexts('glossary');
  const page = useLanguage();
  const written = useTextLanguage();
  if (language === page) return null;
  return (
    <p className="type-small flex items-baseline gap-1.5">
      <Languages aria-hidden="true" className="size-3.5 shrink-0 translate-y-0.5" />
      <span>{t('glossary.elsewhere', { language: languageName(language, written) })}</span>
    </p>
  );
}
