import { Menu, X } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { SearchLink } from '../search/search-button.tsx';
import { AccountList } from './account-menu.tsx';
import { HeaderDetails } from './header-details.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { signInPath, signUpPath } from './site-links.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** Navigation and actions of pages too narrow to show them in the header. */
export function SiteMenu() {
  const t = useTexts('nav');
  return (
    <HeaderDetails
      className="site-menu xl:hidden"
      label={t('nav.menu')}
      summaryClassName="grid size-11 place-items-center group-open/details:before:top-16 group-open/details:before:bg-scrim [&_svg]:size-6 [&_svg]:stroke-[1.6]"
      summary={
        <>
          <Menu aria-hidden="true" className="group-open/details:hidden" />
          <X aria-hidden="true" className="hidden group-open/details:block" />
        </>
      }
    >
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-arrive overflow-y-auto overscroll-contain border-b border-rule bg-paper px-edge pt-2 pb-6">
        <SearchLink className="flex min-h-12 items-center gap-3 border-b border-rule text-ink-2 sm:hidden [&_svg]:size-5" />
        <MainNavigation className="site-menu-links" />
        <MenuAccount />
      </div>
    </HeaderDetails>
  );
}

/** Until the session is known, an open menu shows the visitor's items. */
function MenuAccount() {
  const t = useTexts('nav');
  const localPath = useLocalPath();
  const { user } = useSession();
  if (user) {
    return (
      <div className="mt-4 flex items-start gap-3">
        <AccountList user={user} className="account-list grow" />
        <ThemeSwitch className="sm:hidden" />
      </div>
    );
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <Button asChild variant="primary" className="grow sm:hidden">
        <Link to={localPath(signUpPath)}>{t('nav.startLearning')}</Link>
      </Button>
      <Button asChild className="max-sm:grow">
        <Link to={localPath(signInPath)}>{t('nav.signIn')}</Link>
      </Button>
      <ThemeSwitch className="sm:hidden" />
    </div>
  );
}
