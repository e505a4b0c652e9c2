import type { LanguageCode } from '@danube/contract/locale.ts';
import type { ReactNode } from 'react';
import { chooseLanguage } from '../../../lib/remember-language.ts';

type LanguageLinkProps = { language: LanguageCode; isCurrent: boolean; children: ReactNode };

/** This page in another language: a plain link that loads a new document. */
export function LanguageLink({ language, isCurrent, children }: LanguageLinkProps) {
  return (
    <a
      href={`?lang=${language}`}
      hrefLang={language}
      lang={language}
      data-chooses-language=""
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => chooseLanguage(event.currentTarget)}
    >
      {children}
    </a>
  );
}
