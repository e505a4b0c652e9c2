import { RotateCw } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { isRouteErrorResponse, useSearchParams } from 'react-router';
import { recommendedBrowsers } from '../../../lib/browser-versions.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { StateLine } from '../../../ui/line/state-line.tsx';

/** Replaces a page that failed to render. */
export function FailurePage({ error }: { error: unknown }) {
  const t = useTexts('page');
  const lang = useFallbackLang('page');
  const kind = kindOf(error);
  const isFailed = kind === 'failed';
  const message = isFailed ? messageOf(error) : '';
  return (
    <div lang={lang} className="page section grid justify-items-start gap-6">
      <PageHead
        title={`${t(`page.${kind}.title`)} · ${t('page.siteName')}`}
        description={t(`page.${kind}.text`)}
        isIndexed={false}
      />
      <StateLine drawing={isFailed ? 'broken' : 'flat'} />
      <div className="unless-old-safari grid gap-6">
        <h1 className="type-h1">{t(`page.${kind}.title`)}</h1>
        <p className="type-lede">{t(`page.${kind}.text`)}</p>
      </div>
      {isFailed ? <OldSafari /> : null}
      {message ? (
        <details
          className="w-full max-w-160 rounded-md border border-rule bg-surface"
          // A visitor may have opened it before hydration.
          suppressHydrationWarning
        >
          <summary className="px-4 py-3 text-sm font-[560]">{t('page.failed.details')}</summary>
          <p className="border-t border-rule px-4 py-3 font-mono text-xs break-words">{message}</p>
        </details>
      ) : null}
      <Reload label={t('page.failed.reload')} />
    </div>
  );
}

/**
 * Included in every error page, because it is rendered before the browser is known. Only the basic
 * style sheet shows it: no Safari of that age supports the other one.
 */
function OldSafari() {
  const t = useTexts('page');
  return (
    <div className="if-old-safari hidden">
      <h1>{t('page.failed.oldSafari.title')}</h1>
      <p>{t('page.failed.oldSafari.text')}</p>
      <p>{t('page.failed.oldSafari.versions')}</p>
      <ul>
        {recommendedBrowsers.map((browser) => (
          <li key={browser}>{browser}</li>
        ))}
      </ul>
    </div>
  );
}

/** A form that requests the same URL again, so that the button works without scripts. */
function Reload({ label }: { label: string }) {
  const [parameters] = useSearchParams();
  return (
    <form method="get" onSubmit={reload}>
      {[...parameters].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="primary" size="large">
        <RotateCw aria-hidden="true" />
        {label}
      </Button>
    </form>
  );
}

function reload(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault();
  location.reload();
}

function kindOf(error: unknown): 'failed' | 'offline' | 'unavailable' {
  const status = statusOf(error);
  if (status === 503) return 'unavailable';
  // Without a response, a lost connection is the likely cause. `onLine` doesn't exist on the
  // server.
  return status === undefined && navigator.onLine === false ? 'offline' : 'failed';
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** One sentence for bug reports. In production the server removes its own messages. */
function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : '';
}
