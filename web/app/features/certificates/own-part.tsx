import type { OwnCertificate } from '@danube/contract/learning/certificates.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowUpRight, Download, Link2, Mail } from 'lucide-react';
import { browserApi, queries } from '../../lib/api.ts';
import { localizedUrl } from '../../lib/localized-url.ts';
import { useSiteUrl } from '../../lib/page-address.tsx';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { mailAddressOf, shareTargets } from '../social/networks.ts';
import { certificatePath, certificatePdfPath } from './certificate-paths.ts';
import type { useOwnCertificate } from './use-own-certificate.ts';

type Holding = ReturnType<typeof useOwnCertificate>;

/** What the holder can do with it; nobody else gets to see any of it. */
export function OwnPart({ holding }: { holding: Holding }) {
  const t = useTexts('certificate');
  if (holding.isAsking) {
    return (
      <SkeletonRegion className="grid gap-4">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-11 w-64 max-w-full" />
      </SkeletonRegion>
    );
  }
  if (holding.hasFailed) {
    return (
      <ErrorState
        title={t('certificate.own.failed')}
        onRetry={holding.retry}
        isRetrying={holding.isRetrying}
      />
    );
  }
  if (!holding.own) return null;
  return (
    <section aria-labelledby="own" className="grid gap-6">
      <div className="grid gap-1.5">
        <h2 id="own" className="type-h3">
          {t('certificate.own.title')}
        </h2>
        <p className="type-body">{t('certificate.own.text')}</p>
      </div>
      <Button asChild variant="primary" className="w-full sm:w-fit">
        {/* A file of the server, which the application's own navigation does not know. */}
        <a href={certificatePdfPath(holding.own.code)} download>
          <Download aria-hidden="true" />
          {t('certificate.own.download')}
        </a>
      </Button>
      <NameSwitch own={holding.own} />
      <ShareLinks own={holding.own} />
    </section>
  );
}

/** Stands as wished at once, and where it was when the wish was refused. */
function NameSwitch({ own: { code, showsName } }: { own: OwnCertificate }) {
  const t = useTexts('certificate');
  const queryClient = useQueryClient();
  const choosing = useMutation({
    mutationFn: (wish: boolean) => browserApi.certificates.showName({ code, showsName: wish }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.certificates.key() }),
  });
  const { isPending, isError } = choosing;
  return (
    <div className="grid gap-2 border-y border-rule py-2">
      <Switch
        label={t('certificate.own.showName')}
        help={t('certificate.own.showNameHelp')}
        checked={isPending ? choosing.variables : showsName}
        onChange={(event) => {
          if (!isPending) choosing.mutate(event.target.checked);
        }}
      />
      <div role="alert">
        {isError ? <FieldError>{t('certificate.own.notSaved')}</FieldError> : null}
      </div>
    </div>
  );
}

/** Plain links: no network hears of it before the holder goes there. */
function ShareLinks({ own: { code, courseTitle } }: { own: OwnCertificate }) {
  const t = useTexts('certificate', 'social');
  const language = useLanguage();
  const siteUrl = useSiteUrl() || 'http://localhost';
  const shared = {
    url: localizedUrl(siteUrl, certificatePath(code), language),
    text: t('certificate.own.sentence', { course: courseTitle }),
  };
  const words = { copied: t('social.share.copied'), notCopied: t('social.share.notCopied') };
  return (
    <div className="grid gap-4">
      <h3 className="type-h4">{t('certificate.own.share')}</h3>
      <p className="rounded-md border border-rule bg-surface px-4 py-3 font-mono text-sm break-all">
        {shared.url}
      </p>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button onClick={() => void copyText(shared.url, words)}>
          <Link2 aria-hidden="true" />
          {t('social.share.copy')}
        </Button>
        <Button asChild>
          <a href={mailAddressOf(shared)}>
            <Mail aria-hidden="true" />
            {t('social.share.mail')}
          </a>
        </Button>
      </div>
      <ul className="grid border-t border-rule sm:grid-cols-2 sm:gap-x-gutter">
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
