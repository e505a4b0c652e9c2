import { ArrowUpRight, Link2, Mail, Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { mailtoUrl, type SharedPage, shareTargets } from './networks.ts';

/**
 * All but two are plain links without scripts, and no network is contacted before someone follows
 * one.
 */
export function ShareLinks({ shared }: { shared: SharedPage }) {
  const t = useTexts('social');
  return (
    <div>
      <p className="rounded-md border border-rule bg-surface px-4 py-3 font-mono text-sm break-all">
        {shared.url}
      </p>
      <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
        <CopyButton url={shared.url} />
        <SystemShare {...shared} />
        <Button asChild>
          <a href={mailtoUrl(shared)}>
            <Mail aria-hidden="true" />
            {t('social.share.mail')}
          </a>
        </Button>
      </div>
      <ul className="mt-6 grid border-t border-rule sm:grid-cols-2 sm:gap-x-gutter">
        {shareTargets.map((target) => (
          <li key={target.id} className="border-b border-rule">
            <a
              href={target.addressOf(shared)}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-12 items-center justify-between gap-3 py-2 font-[550] hover:text-river-ink"
            >
              <span>
                {t('social.share.on', { name: target.name })}
                <span className="sr-only">{` (${t('social.opensInNewTab')})`}</span>
              </span>
              <ArrowUpRight aria-hidden="true" className="size-4 shrink-0 text-river-ink" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CopyButton({ url }: { url: string }) {
  const t = useTexts('social');
  const words = { copied: t('social.share.copied'), notCopied: t('social.share.notCopied') };
  return (
    <Button data-needs-app="" className="noscript:hidden" onClick={() => void copyText(url, words)}>
      <Link2 aria-hidden="true" />
      {t('social.share.copy')}
    </Button>
  );
}

/** The device's own share dialog, if it has one. */
function SystemShare(shared: SharedPage) {
  const t = useTexts('social');
  const isOffered = useSyncExternalStore(noopSubscribe, canShare, () => false);
  if (!isOffered) return null;
  function share() {
    // Cancelling isn't an error.
    navigator.share(shared).catch(() => undefined);
  }
  return (
    <Button onClick={share}>
      <Share2 aria-hidden="true" />
      {t('social.share.device')}
    </Button>
  );
}

const noopSubscribe = () => () => undefined;

function canShare(): boolean {
  return 'share' in navigator;
}
