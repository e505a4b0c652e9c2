import { PageHead } from '../../../lib/page-url.tsx';
import { useTexts } from '../../../lib/texts.tsx';

export function CommunityHead() {
  const t = useTexts('community');
  return (
    <PageHead title={t('community.head.title')} description={t('community.head.description')} />
  );
}
