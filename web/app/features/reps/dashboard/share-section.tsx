import type { RepDashboard } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { Copy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSiteUrl } from '../../../lib/page-url.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useFormatBenefit } from '../../shared/referral/use-format-benefit.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { linkPages, referralLink } from './referral-link.ts';

const LinkQrCode = lazy(async () => ({
  default: (await import('./link-qr-code.tsx')).LinkQrCode,
}));

const otherPage = 'other';

/** Creates a link with the rep's code to any page of the site. */
export function ShareSection({ dashboard }: { dashboard: RepDashboard }) {
  const t = useTexts('commissions', 'referral');
  const formatBenefit = useFormatBenefit();
  const siteUrl = useSiteUrl();
  const { code, benefit } = dashboard;
  const [page, setPage] = useState<string>(linkPages(code)[0].path);
  const [other, setOther] = useState('');
  const link = referralLink(siteUrl, page === otherPage ? other : page, code);
  const words = {
    copied: t('commissions.share.copied'),
    notCopied: t('commissions.share.notCopied'),
  };
  return (
    <DashboardSection anchor="link" title={t('commissions.share.title')}>
      <p className="type-body">
        {benefit
          ? t('commissions.share.benefit', formatBenefit(benefit))
          : t('commissions.share.noBenefit')}
      </p>
      <Field label={t('commissions.share.page')}>
        <Select value={page} data-needs-app onChange={(event) => setPage(event.target.value)}>
          {linkPages(code).map(({ path, name }) => (
            <option key={path} value={path}>
              {t(name)}
            </option>
          ))}
          <option value={otherPage}>{t('commissions.share.other')}</option>
        </Select>
      </Field>
      {page === otherPage ? (
        <Field
          label={t('commissions.share.address')}
          help={t('commissions.share.addressHelp')}
          error={link === null && other !== '' ? t('commissions.share.wrong') : undefined}
        >
          <TextInput
            inputMode="url"
            autoComplete="off"
            value={other}
            onChange={(event) => setOther(event.target.value)}
          />
        </Field>
      ) : null}
      {link === null ? null : (
        <>
          <Field label={t('commissions.share.link')}>
            <div className="grid gap-2 sm:grid-cols-[1fr_auto]">
              <TextInput readOnly value={link} onFocus={(event) => event.target.select()} />
              <Button className="min-h-12" onClick={() => void copyText(link, words)}>
                <Copy aria-hidden="true" />
                {t('commissions.share.copy')}
              </Button>
            </div>
          </Field>
          <Suspense fallback={<Skeleton className="size-37" />}>
            <LinkQrCode link={link} code={code} />
          </Suspense>
        </>
      )}
      <p className="type-small">{t('commissions.share.disclose')}</p>
    </DashboardSection>
  );
}
