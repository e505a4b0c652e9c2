import { PageHead } from '../../../lib/page-address.tsx';
import { useTexts } from '../../../lib/texts.tsx';

export function CommunityHead() {
  const t = useTexts('community');
  return (
    <PageHead title={t('community.head.title')} description={t('community.head.description')} />
  );
}
