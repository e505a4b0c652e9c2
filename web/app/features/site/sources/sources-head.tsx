import { PageHead } from '../../../lib/page-url.tsx';
import { useTexts } from '../../../lib/texts.tsx';

export function SourcesHead() {
  const t = useTexts('claims');
  return <PageHead title={t('claims.head.title')} description={t('claims.head.description')} />;
}
