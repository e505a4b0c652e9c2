import { type RefObject, useEffect, useRef } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { consentSettings } from './consent-settings.ts';

/** A consent bar at the bottom that doesn't block the page. */
export function ConsentBar() {
  const t = useTexts('consent', 'footer');
  const lang = useFallbackLang('consent');
  const localPath = useLocalPath();
  const bar = useRef<HTMLElement>(null);
  useRoomFor(bar);
  return (
    <section
      ref={bar}
      lang={lang}
      aria-labelledby="consent-title"
      className="consent-bar not-in-data-undecided:hidden fixed inset-x-0 bottom-0 z-30 max-h-[60dvh] animate-arrive overflow-y-auto border-t border-rule-strong bg-surface shadow-float print:hidden"
    >
      <div className="page grid items-center gap-x-10 gap-y-3 pt-3 pb-2 sm:py-3.5 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-0.5">
          <h2 id="consent-title" className="font-serif text-base leading-snug font-[520]">
            {t('consent.bar.title')}
          </h2>
          <p className="max-w-[75ch] text-xs leading-normal text-ink-2 sm:text-sm">
            {t('consent.bar.text')}{' '}
            <TextLink to={localPath('/cookie-policy')}>{t('footer.cookies')}</TextLink>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-x-3 gap-y-1 max-sm:w-full sm:flex">
          {/* The page's first script takes these answers: `undecided-script.ts`. */}
          <Button data-consents-to="necessary">{t('consent.onlyNecessary')}</Button>
          <Button data-consents-to="all">{t('consent.acceptAll')}</Button>
          <Button
            variant="quiet"
            data-needs-app=""
            className="max-sm:col-span-2"
            aria-haspopup="dialog"
            onClick={(event) => consentSettings.open(event.currentTarget)}
          >
            {t('consent.choose')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Reserves space for the bar, so that it covers neither the page's end nor the focus. */
function useRoomFor(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element || !globalThis.ResizeObserver) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--consent-bar', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent-bar');
    };
  }, [bar]);
}
