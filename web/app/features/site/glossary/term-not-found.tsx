import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { glossaryPath } from '../../shared/paths/glossary-paths.ts';

export function TermNotFound() {
  const t = useTexts('glossary');
  const lang = useFallbackLang('glossary');
  const localPath = useLocalPath();
  return (
    <div lang={lang} className="page grid justify-items-start gap-5 py-section">
      <PageHead
        title={t('glossary.head.term', { term: t('glossary.notFound.title') })}
        description={t('glossary.notFound.text')}
        isIndexed={false}
      />
      <h1 className="type-h1">{t('glossary.notFound.title')}</h1>
      <p className="type-body">{t('glossary.notFound.text')}</p>
      <Button asChild>
        <Link to={localPath(glossaryPath)}>{t('glossary.back')}</Link>
      </Button>
    </div>
  );
}
