import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { ExternalLink, Menu, PanelLeftClose, PanelLeftOpen, Search, X } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useAcademy } from '../../../lib/academy.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { openPalette, PaletteHost } from '../search/palette-host.tsx';
import { AccountMenu } from '../shell/account-menu.tsx';
import { HeaderDetails } from '../shell/header-details.tsx';
import { LogoMark } from '../shell/logo-mark.tsx';
import { ThemeSwitch } from '../shell/theme-switch.tsx';
import { AdminNavigation } from './admin-navigation.tsx';

const StaffPalette = lazy(async () => ({
  default: (await import('./staff-palette.tsx')).StaffPalette,
}));

type AdminShellProps = { user: Session['user']; children: ReactNode };

/** The admin layout: nothing of the public site except the link back to it. */
export function AdminShell({ user, children }: AdminShellProps) {
  const t = useTexts('staff', 'nav');
  const lang = useFallbackLang('staff');
  const [isMenuHidden, setIsMenuHidden] = useState(false);
  return (
    <div
      className={classNames(
        'min-h-dvh max-lg:grid max-lg:grid-rows-[auto_1fr]',
        isMenuHidden
          ? 'lg:grid lg:grid-rows-[auto_1fr]'
          : 'lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]',
      )}
    >
      <a href="#content" className="skip-link">
        {t('nav.skipToContent')}
      </a>
      <header
        data-ground="deep"
        lang={lang}
        // Above the page's sticky elements, so that the drawer covers them.
        className={classNames('relative z-30', !isMenuHidden && 'lg:hidden')}
      >
        <div className="flex h-14 items-center gap-1 px-2 sm:px-4">
          <MenuDrawer roles={user.roles} />
          {isMenuHidden ? (
            <IconButton
              label={t('staff.showMenu')}
              className="max-lg:hidden"
              onClick={() => setIsMenuHidden(false)}
            >
              <PanelLeftOpen aria-hidden="true" className="stroke-[1.6]" />
            </IconButton>
          ) : null}
          <Brand />
          <div className="ms-auto flex items-center">
            <IconButton label={t('staff.find')} data-needs-app="" onClick={openPalette}>
              <Search aria-hidden="true" className="stroke-[1.6]" />
            </IconButton>
            <SiteLink className="max-sm:hidden" />
            <ThemeSwitch className="max-sm:hidden" />
            <AccountMenu user={user} />
          </div>
        </div>
      </header>
      {isMenuHidden ? null : <Sidebar user={user} onHide={() => setIsMenuHidden(true)} />}
      <main id="content" tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </main>
      <PaletteHost palette={StaffPalette} fallback={null} />
    </div>
  );
}

function Sidebar({ user, onHide }: { user: Session['user']; onHide: () => void }) {
  const t = useTexts('staff');
  const lang = useFallbackLang('staff');
  return (
    <div data-ground="deep" lang={lang} className="max-lg:hidden">
      {/* The closed-site notice above leaves less height for the menu. */}
      <div className="sticky top-0 flex h-dvh flex-col gap-4 px-3 pt-4 pb-3 in-[body:has([data-closed-notice])]:h-[calc(100dvh-2.5rem)]">
        <div className="flex items-center justify-between gap-2 ps-2">
          <Brand />
          <IconButton label={t('staff.hideMenu')} data-needs-app="" onClick={onHide}>
            <PanelLeftClose aria-hidden="true" className="stroke-[1.6] text-ink-3" />
          </IconButton>
        </div>
        <button
          type="button"
          data-needs-app=""
          aria-keyshortcuts="Control+K Meta+K"
          onClick={openPalette}
          className="flex min-h-11 items-center gap-2.5 rounded-md border border-rule-strong bg-surface px-3 text-start text-sm text-ink-2 transition-colors hover:border-control hover:text-ink"
        >
          <Search aria-hidden="true" className="size-4 shrink-0 stroke-[1.8]" />
          <span className="min-w-0 grow truncate">{t('staff.find')}</span>
          <kbd className="shrink-0 rounded-sm border border-rule px-1.5 font-sans text-2xs text-ink-3">
            {t('staff.findKeys')}
          </kbd>
        </button>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain">
          <AdminNavigation roles={user.roles} />
        </div>
        <div className="border-t border-rule pt-2">
          <SiteLink />
          <div className="flex items-center justify-between">
            <AccountMenu user={user} place="above" />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The menu of narrow pages: a drawer from the page's edge. */
function MenuDrawer({ roles }: { roles: Session['user']['roles'] }) {
  const t = useTexts('staff');
  return (
    <HeaderDetails
      className="lg:hidden"
      label={t('staff.menu')}
      summaryClassName="grid size-11 place-items-center group-open/details:before:top-14 group-open/details:before:bg-scrim [&_svg]:size-6 [&_svg]:stroke-[1.6]"
      summary={
        <>
          <Menu aria-hidden="true" className="group-open/details:hidden" />
          <X aria-hidden="true" className="hidden group-open/details:block" />
        </>
      }
    >
      <div
        data-ground="deep"
        className="fixed start-0 top-14 bottom-0 flex w-[min(20rem,85vw)] animate-arrive flex-col gap-3 overflow-y-auto overscroll-contain border-e border-t border-rule px-3 pt-3 pb-6"
      >
        <AdminNavigation roles={roles} className="grow" />
        <div className="flex items-center justify-between border-t border-rule pt-2 sm:hidden">
          <SiteLink />
          <ThemeSwitch />
        </div>
      </div>
    </HeaderDetails>
  );
}

function Brand() {
  const academy = useAcademy();
  const t = useTexts('staff');
  const localPath = useLocalPath();
  return (
    <Link
      to={localPath('/admin')}
      className="flex items-center gap-3 rounded-sm font-serif text-base leading-[1.1]"
    >
      {/* The narrowest phones have no room for it next to the long words of some languages. */}
      <LogoMark className="size-8 shrink-0 text-river max-[22rem]:hidden" />
      <span>
        <b className="block font-[560]">{academy.brand.first}</b>{' '}
        <span className="text-ink-2">{t('staff.title')}</span>
      </span>
    </Link>
  );
}

function SiteLink({ className }: { className?: string }) {
  const t = useTexts('staff');
  const localPath = useLocalPath();
  return (
    <Link
      to={localPath('/')}
      className={classNames(
        'flex min-h-11 items-center gap-2 rounded-md px-3 text-sm whitespace-nowrap text-ink-2 hover:bg-sunk hover:text-ink',
        className,
      )}
    >
      {t('staff.site')}
      <ExternalLink aria-hidden="true" className="size-4 stroke-[1.6]" />
    </Link>
  );
}
