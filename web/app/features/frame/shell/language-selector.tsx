import { languages } from '@danube/contract/locale.ts';
import { ChevronDown, Globe } from 'lucide-react';
import type { CSSProperties } from 'react';
import { languageLabel } from '../../../lib/language-name.ts';
import { useSettings } from '../../../lib/settings.tsx';
import { useLanguage, useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { floatingClasses } from '../../../ui/floating.ts';
import { HeaderDetails } from './header-details.tsx';
import { LanguageLink } from './language-link.tsx';

/** The languages that the owner has enabled, by their native names and the page's for them. */
export function LanguageSelector() {
  const t = useTexts('nav');
  const current = useLanguage();
  const written = useTextLanguage('nav');
  const { offered } = useSettings('languages');
  const listed = languages
    .map((language, index) => ({ ...language, index }))
    .filter(({ code }) => offered.includes(code));
  const nativeName = languages.find((language) => language.code === current)?.nativeName ?? '';
  return (
    <HeaderDetails
      className="sm:relative"
      // On the narrowest phones a member has no pixel to spare while the fonts load.
      summaryClassName="flex h-11 items-center gap-1.5 px-2.5 in-data-signed-in:max-[22.5rem]:px-1.5 text-sm font-[550]"
      summary={
        <>
          <Globe
            aria-hidden="true"
            className="size-4.5 max-[24rem]:hidden in-data-signed-in:max-sm:hidden stroke-[1.6] text-ink-2"
          />
          <span className="sr-only">{t('nav.chosenLanguage', { language: nativeName })}</span>
          <span className="uppercase">{current}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-3.5 max-[24rem]:hidden in-data-signed-in:max-sm:hidden text-ink-3 transition-transform group-open/details:rotate-180"
          />
        </>
      }
    >
      <ul
        className={classNames(
          floatingClasses,
          'site-languages absolute inset-x-edge top-full mt-1 xl:mt-4 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain p-2 sm:inset-x-auto sm:end-0 sm:w-[34rem] sm:columns-3 sm:gap-2',
        )}
      >
        {listed.map(({ code, nativeName: ownName, index }) => (
          <li key={code}>
            <LanguageLink language={code} isCurrent={code === current}>
              <span style={flagStyle(index)} />
              <b>{ownName}</b>
              {code === written ? null : (
                <small lang={written}>{languageLabel(code, written)}</small>
              )}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </HeaderDetails>
  );
}

/** The sprite's flags are in the order of the languages. */
function flagStyle(index: number): CSSProperties {
  // Custom properties are valid styles; React's type doesn't include them.
  return { '--flag': index } as CSSProperties;
}
