import { type FramedSite, framedSites } from '@danube/contract/framed-sites.ts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { readConsent, saveConsent } from '../../shared/consent/consent-store.ts';
import { useConsent } from '../../shared/consent/use-consent.ts';

type ThirdPartyFrameProps = {
  site: FramedSite;
  /** Path on that site, with a leading slash. */
  path: string;
  /** The frame's title for screen readers. */
  title: string;
  /** The site's usual name. */
  name: string;
  /** Our own illustration, shown until the frame is allowed. */
  children: ReactNode;
};

/**
 * An embedded third-party site. Nothing is loaded before the visitor allows it, once or for all;
 * revoking consent removes it.
 */
export function ThirdPartyFrame({ site, path, title, name, children }: ThirdPartyFrameProps) {
  const t = useTexts('social');
  const [isAllowedOnce, setAllowedOnce] = useState(false);
  const consent = useConsent();
  if (isAllowedOnce || consent?.media) {
    return (
      <iframe
        src={framedSites[site] + path}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin"
        loading="lazy"
        className="aspect-[4/5] w-full rounded-md border border-rule bg-sunk sm:aspect-video"
      />
    );
  }
  return (
    <div
      data-starts-app=""
      className="relative grid gap-5 overflow-hidden rounded-md border border-rule bg-surface p-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-8 sm:p-6"
    >
      <div className="max-sm:max-w-44">{children}</div>
      <div className="grid content-center justify-items-start gap-4">
        <p className="type-body">{t('social.frame.text', { name })}</p>
        <p className="noscript:block hidden text-sm text-ink-2">{t('social.frame.noScript')}</p>
        <div className="grid gap-3 max-sm:w-full sm:flex sm:flex-wrap noscript:hidden">
          <Button data-needs-app="" onClick={() => setAllowedOnce(true)}>
            {t('social.frame.once', { name })}
          </Button>
          <Button data-needs-app="" onClick={allowMedia}>
            {t('social.frame.always')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function allowMedia(): void {
  saveConsent({ statistics: readConsent()?.statistics ?? false, media: true });
}
