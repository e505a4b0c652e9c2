import type { ReactNode } from 'react';
import { useFallbackLang, useTexts } from '../../lib/texts.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type SiteFrameProps = { isErrorPage?: boolean; children: ReactNode };

/** What stands around every page. Complete and usable before any script has run. */
export function SiteFrame({ isErrorPage = false, children }: SiteFrameProps) {
  const t = useTexts('nav', 'page');
  const navLang = useFallbackLang('nav');
  const pageLang = useFallbackLang('page');
  return (
    <>
      <a href="#content" lang={navLang} className="skip-link">
        {t('nav.skipToContent')}
      </a>
      {/* Hidden by the application's style sheet, which browsers below the floor do not read. */}
      <div className="old-browser hidden" lang={pageLang}>
        <strong>{t('page.compatibility.title')}</strong>
        <p>{t('page.compatibility.unsupported')}</p>
      </div>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter isErrorPage={isErrorPage} />
    </>
  );
}
