import type { LanguageCode } from '@danube/contract/locale.ts';
import type { MouseEvent, ReactNode } from 'react';
import { rememberLanguage, urlInLanguage } from '../../../lib/remember-language.ts';

type LanguageLinkProps = { language: LanguageCode; isCurrent: boolean; children: ReactNode };

/** This page in another language: a plain link that loads a new document. */
export function LanguageLink({ language, isCurrent, children }: LanguageLinkProps) {
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    rememberLanguage(language);
    // The cached HTML can't know the rest of the visitor's URL, so it is added on click.
    event.currentTarget.href = urlInLanguage(language);
  }
  return (
    <a
      href={`?lang=${language}`}
      hrefLang={language}
      lang={language}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={choose}
    >
      {children}
    </a>
  );
}
