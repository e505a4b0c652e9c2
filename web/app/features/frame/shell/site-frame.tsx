import { memo, type ReactNode } from 'react';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The document is drawn again at each step of a navigation; these do not change with it. */
const Header = memo(SiteHeader);
const Footer = memo(SiteFooter);

type SiteFrameProps = {
  isErrorPage?: boolean;
  /** The page brings a frame of its own, as the administration does. */
  isFramed?: boolean;
  /** Asked of the visitor before anything else, so the keyboard comes to it first. */
  notice?: ReactNode;
  children: ReactNode;
};

/** What stands around every page. Complete and usable before any script has run. */
export function SiteFrame(props: SiteFrameProps) {
  const { isErrorPage = false, isFramed = false, notice, children } = props;
  const t = useTexts('nav');
  const navLang = useFallbackLang('nav');
  if (isFramed) return children;
  return (
    <>
      <a href="#content" lang={navLang} className="skip-link">
        {t('nav.skipToContent')}
      </a>
      {notice}
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer isErrorPage={isErrorPage} />
    </>
  );
}
