import { isComplete, languages } from '@danube/contract/locale.ts';
import { findPage } from '@danube/contract/site/find-page.ts';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useAcademy } from '../../../lib/academy.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useSettings } from '../../../lib/settings.tsx';
import { RichText, useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { myCoursesPath } from '../../shared/paths/learning-paths.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { FooterLinks } from './footer-links.tsx';
import { FooterRiver } from './footer-river.tsx';
import { LanguageLink } from './language-link.tsx';
import { signUpPath } from './site-links.ts';

/**
 * The river, contact details, links and legal notices. People on their own pages get no call to
 * action. A rejected page has the same footer as a missing one, so that it doesn't reveal that it
 * exists.
 */
export function SiteFooter({ isErrorPage }: { isErrorPage: boolean }) {
  const t = useTexts('footer');
  const lang = useFallbackLang('footer');
  const { pathname } = useLocation();
  const page = findPage(pathname)?.page;
  const isAppPage = !isErrorPage && page !== undefined && !page.cache;
  return (
    <footer lang={lang} data-ground="deep" className="site-footer">
      {isAppPage ? null : <FooterRiver />}
      <div className="page">
        {isAppPage ? null : <FooterCallToAction />}
        <div
          className={classNames(
            'columns-12 gap-y-8 py-10 sm:gap-y-10 sm:py-12',
            isAppPage ? 'border-0' : 'border-t border-rule',
          )}
        >
          <Contact />
          <FooterLinks />
        </div>
        <section className="columns-12 gap-y-2 border-t border-rule py-6 text-xs leading-relaxed">
          <h2 className="col-span-full text-risk! lg:col-span-4">{t('footer.risk.title')}</h2>
          <p className="col-span-full max-w-[64em] text-ink-2 lg:col-span-8">
            {t('footer.risk.text')}
          </p>
        </section>
        <Imprint />
      </div>
    </footer>
  );
}

function FooterCallToAction() {
  const t = useTexts('footer', 'nav');
  const localPath = useLocalPath();
  const { user } = useSession();
  return (
    <div className="relative grid justify-items-start gap-6 pb-10 sm:pb-12 lg:-mt-[clamp(11rem,15.5vw,15.5rem)] lg:pb-24">
      {/* Next to the river, as far as the river leaves room at any width. */}
      <div className="grid gap-4 lg:max-w-[calc(52vw-max(var(--edge),(100vw-var(--page))/2))]">
        <p className="font-display text-7xl leading-[1.04] font-[380] tracking-[-0.022em]">
          <RichText k="footer.title" elements={{ em: <em className="text-river-ink" /> }} />
        </p>
        <p className="max-w-lg text-ink-2">{t('footer.text')}</p>
      </div>
      <Button asChild variant="primary" size="large" className="max-sm:w-full">
        <Link to={localPath(user ? myCoursesPath : signUpPath)}>
          {t(user ? 'nav.myCourses' : 'nav.startLearning')}
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </div>
  );
}

function Contact() {
  const academy = useAcademy();
  const t = useTexts('footer');
  const localPath = useLocalPath();
  return (
    <div className="col-span-full lg:col-span-4">
      <h2>{t('footer.contact')}</h2>
      <address>
        {academy.legalName}
        <br />
        {`${academy.street}, ${academy.postalCode} ${academy.city}, ${t('footer.country')}`}
        <br />
        <a href={`mailto:${academy.email}`}>{academy.email}</a>
        <br />
        <a href={`tel:${academy.phone.dialled}`} className="tabular">
          {academy.phone.shown}
        </a>
      </address>
      <p className="mt-3 max-w-80">
        <RichText k="footer.support" elements={{ help: <Link to={localPath('/help')} /> }} />
      </p>
    </div>
  );
}

function Imprint() {
  const academy = useAcademy();
  return (
    <div className="columns-12 gap-y-4 border-t border-rule pt-5 pb-8 text-xs text-ink-3">
      <p className="tabular col-span-full lg:col-span-4" suppressHydrationWarning>
        {`© ${new Date().getFullYear()} ${academy.name}`}
      </p>
      <div className="col-span-full grid gap-4 lg:col-span-8">
        <LanguageList titleKey="footer.languagesComplete" list={completeLanguages} />
        <LanguageList titleKey="footer.languagesInProgress" list={incompleteLanguages} />
      </div>
    </div>
  );
}

type Language = (typeof languages)[number];

const completeLanguages = languages.filter(({ code }) => isComplete(code));
const incompleteLanguages = languages.filter(({ code }) => !isComplete(code));

type LanguageListProps = {
  titleKey: 'footer.languagesComplete' | 'footer.languagesInProgress';
  list: readonly Language[];
};

function LanguageList({ titleKey, list }: LanguageListProps) {
  const t = useTexts('footer');
  const current = useLanguage();
  const id = useId();
  const { offered } = useSettings('languages');
  const listed = list.filter(({ code }) => offered.includes(code));
  if (listed.length === 0) return null;
  return (
    <div>
      <p id={id}>{t(titleKey, { number: listed.length })}</p>
      <ul className="footer-languages" aria-labelledby={id}>
        {listed.map(({ code, nativeName }) => (
          <li key={code}>
            <LanguageLink language={code} isCurrent={code === current}>
              {nativeName}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
