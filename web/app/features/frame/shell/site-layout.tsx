import { isComplete } from '@danube/contract/locale.ts';
import { memo, type ReactNode } from 'react';
import { useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { UntranslatedNotice } from './untranslated-notice.tsx';

/** The document re-renders at each step of a navigation; these don't depend on it. */
const Header = memo(SiteHeader);
const Footer = memo(SiteFooter);

type SiteFrameProps = {
  isErrorPage?: boolean;
  /** The page has its own layout, like the administration. */
  isFramed?: boolean;
  /** Comes first in the tab order, because the visitor is asked before anything else. */
  notice?: ReactNode;
  children: ReactNode;
};

/** The layout of every page. Complete and usable without scripts. */
export function SiteLayout(props: SiteFrameProps) {
  const { isErrorPage = false, isFramed = false, notice, children } = props;
  const t = useTexts('nav');
  const navLang = useFallbackLang('nav');
  const language = useLanguage();
  if (isFramed) return children;
  return (
    <>
      <a href="#content" lang={navLang} className="skip-link">
        {t('nav.skipToContent')}
      </a>
      {notice}
      <Header />
      {isComplete(language) ? null : <UntranslatedNotice />}
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer isErrorPage={isErrorPage} />
    </>
  );
}
