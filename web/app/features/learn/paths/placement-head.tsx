import { PageHead } from '../../../lib/page-url.tsx';
import { useTexts } from '../../../lib/texts.tsx';

/** Pages with answers must not be indexed. */
export function PlacementHead({ hasAnswers }: { hasAnswers: boolean }) {
  const t = useTexts('placement');
  return (
    <PageHead
      title={t('placement.head.title')}
      description={t('placement.head.description')}
      isIndexed={!hasAnswers}
    />
  );
}
