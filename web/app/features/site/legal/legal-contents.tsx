import { ChevronDown } from 'lucide-react';
import { useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import type { LegalSection } from './legal-document.ts';

type ContentsProps = { sections: readonly LegalSection[] };

/** Next to the text if there is room, and sticky. */
export function SidebarContents({ sections }: ContentsProps) {
  const t = useTexts('page');
  const frameLang = useFrameLang();
  return (
    <nav
      aria-labelledby="contents-beside"
      className="sticky top-8 -mt-1 max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain py-1 max-lg:hidden print:hidden"
    >
      <p id="contents-beside" lang={frameLang} className="type-label pb-3">
        {t('page.legal.contents')}
      </p>
      <ContentsList sections={sections} />
    </nav>
  );
}

/** Collapsed above the text on narrow screens; opens without scripts. */
export function CollapsedContents({ sections }: ContentsProps) {
  const t = useTexts('page');
  const frameLang = useFrameLang();
  return (
    <details className="group/contents mb-10 border-y border-rule lg:hidden print:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-[560] [&::-webkit-details-marker]:hidden">
        <span id="contents-folded" lang={frameLang}>
          {t('page.legal.contents')}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-3 transition-transform group-open/contents:rotate-180"
        />
      </summary>
      <nav aria-labelledby="contents-folded" className="pb-4">
        <ContentsList sections={sections} />
      </nav>
    </details>
  );
}

function ContentsList({ sections }: ContentsProps) {
  const t = useTexts();
  return (
    <ol className="border-s border-rule text-sm">
      {sections.map((section, index) => (
        <li key={section.id}>
          <a
            href={`#${section.id}`}
            className="-ms-px grid min-h-8 grid-cols-[1.75rem_1fr] items-baseline border-s border-transparent py-1 ps-3 text-ink-2 transition-colors hover:border-river hover:text-ink touch:min-h-11 touch:py-2.5"
          >
            <span className="tabular text-ink-3">{index + 1}</span>
            {t(section.title)}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The layout's texts may be translated when the document isn't. */
export function useFrameLang() {
  const language = useLanguage();
  return useFallbackLang('page') ?? language;
}
