import type { OwnCertificate } from '@danube/contract/learning/certificates.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { browserApi, queries } from '../../../lib/api.ts';
import { localizedUrl } from '../../../lib/localized-url.ts';
import { useSiteUrl } from '../../../lib/page-url.tsx';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { certificatePath, certificatePdfPath } from '../../shared/paths/certificate-paths.ts';
import type { SharedPage } from '../../shared/sharing/networks.ts';
import { ShareButton } from '../../shared/sharing/share-button.tsx';
import { ShareLinks } from '../../shared/sharing/share-links.tsx';
import type { useOwnCertificate } from './use-own-certificate.ts';

type Holding = ReturnType<typeof useOwnCertificate>;

/** The holder's actions; no one else sees them. */
export function HolderSection({ holding }: { holding: Holding }) {
  const t = useTexts('certificate');
  if (holding.isConfirming) {
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
  return holding.own ? <HolderActions own={holding.own} /> : null;
}

/** A phone has one button for sharing instead of the list. */
function HolderActions({ own }: { own: OwnCertificate }) {
  const t = useTexts('certificate');
  const shared = useSharedCertificate(own);
  return (
    <section aria-labelledby="own" className="grid gap-6">
      <div className="grid gap-1.5">
        <h2 id="own" className="type-h3">
          {t('certificate.own.title')}
        </h2>
        <p className="type-body">{t('certificate.own.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary" className="max-sm:grow max-sm:px-3">
          {/* A file from the server, which the router doesn't handle. */}
          <a href={certificatePdfPath(own.code)} download>
            <Download aria-hidden="true" />
            {t('certificate.own.download')}
          </a>
        </Button>
        <ShareButton shared={shared} className="grow px-3 sm:hidden" />
      </div>
      <NameSwitch own={own} />
      <Sharing shared={shared} />
    </section>
  );
}

/** Switches optimistically and reverts if the request fails. */
function NameSwitch({ own: { code, showsName } }: { own: OwnCertificate }) {
  const t = useTexts('certificate');
  const queryClient = useQueryClient();
  const choosing = useMutation({
    mutationFn: (input: boolean) => browserApi.certificates.showName({ code, showsName: input }),
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

function Sharing({ shared }: { shared: SharedPage }) {
  const t = useTexts('certificate');
  return (
    <div className="grid gap-4 max-sm:hidden">
      <h3 className="type-h4">{t('certificate.own.share')}</h3>
      <ShareLinks shared={shared} />
    </div>
  );
}

function useSharedCertificate({ code, courseTitle }: OwnCertificate): SharedPage {
  const t = useTexts('certificate');
  const language = useLanguage();
  const siteUrl = useSiteUrl() || 'http://localhost';
  return {
    url: localizedUrl(siteUrl, certificatePath(code), language),
    text: t('certificate.own.sentence', { course: courseTitle }),
  };
}
