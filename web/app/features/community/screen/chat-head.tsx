import { PageHead } from '../../../lib/page-url.tsx';
import { useTexts } from '../../../lib/texts.tsx';

export function ChatHead() {
  const t = useTexts('chat', 'page');
  return (
    <PageHead
      title={`${t('chat.title')} · ${t('page.siteName')}`}
      description={t('chat.description')}
      isIndexed={false}
    />
  );
}
