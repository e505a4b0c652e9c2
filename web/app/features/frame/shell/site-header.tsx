import { Link } from 'react-router';
import { useAcademy } from '../../../lib/academy.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { BellSlot } from '../../community/notifications/bell-slot.tsx';
import { useCartCount } from '../../shop/cart/cart-count.ts';
import { SearchButton } from '../search/search-button.tsx';
import { CartLink } from './cart-link.tsx';
import { HeaderAccount } from './header-account.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { LogoMark } from './logo-mark.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { SiteMenu } from './site-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function SiteHeader() {
  const academy = useAcademy();
  const t = useTexts('nav');
  const lang = useFallbackLang('nav');
  const localPath = useLocalPath();
  return (
    <header
      lang={lang}
      className="site-header relative z-30 h-(--header-block) border-b border-rule bg-paper"
    >
      <div className="mx-auto flex h-full max-w-[95rem] items-center gap-[clamp(0.5rem,1.6vw,1.75rem)] ps-[clamp(1.25rem,2.8vw,2.5rem)] pe-[clamp(0.5rem,2.8vw,2.5rem)]">
        <Link
          to={localPath('/')}
          aria-label={t('nav.home')}
          className="logo flex shrink-0 items-center gap-3 in-data-signed-in:max-[22.5rem]:gap-2 rounded-sm font-serif text-[1.0625rem] leading-[1.06] tracking-[-0.012em]"
        >
          <LogoMark className="size-9 text-river xl:size-10" />
          <span className="whitespace-nowrap">
            <b className="block font-[560]">{academy.brand.first}</b>{' '}
            <span className="text-[0.95em] text-ink-2 max-[22.5rem]:hidden in-data-signed-in:max-[26rem]:hidden">
              {academy.brand.second}
            </span>
          </span>
        </Link>
        <MainNavigation className="site-nav mx-auto max-xl:hidden" />
        <div className="ms-auto flex items-center xl:ms-0 xl:gap-1">
          <SearchButton className="max-sm:hidden" />
          <LanguageSelector />
          <ThemeSwitch className="max-sm:hidden" />
          <BellSlot />
          <CartLink count={useCartCount()} />
          <HeaderAccount />
          <SiteMenu />
        </div>
      </div>
    </header>
  );
}
