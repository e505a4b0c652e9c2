import { PageHead } from '../../../lib/page-url.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { useRepName } from '../../shared/referral/use-rep-name.ts';
import type { RepLanding } from './rep-landing.ts';

/** Not indexed: the invitation is for people with the link. */
export function InvitationHead({ rep }: { rep: RepLanding }) {
  const t = useTexts('referral', 'page');
  const name = useRepName()(rep);
  return (
    <PageHead
      title={`${t('referral.page.title', { name })} · ${t('page.siteName')}`}
      description={t('referral.page.description')}
      isIndexed={false}
    />
  );
}
