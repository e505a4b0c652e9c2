import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { pathsPath } from '../../shared/paths/study-paths.ts';

export function PathNotFound() {
  const t = useTexts('paths');
  const lang = useFallbackLang('paths');
  const localPath = useLocalPath();
  const title = t('paths.notFound.title');
  return (
    <div lang={lang} className="page grid justify-items-start gap-5 py-section">
      <PageHead
        title={t('paths.head.path', { title })}
        description={t('paths.notFound.text')}
        isIndexed={false}
      />
      <h1 className="type-h1">{title}</h1>
      <p className="type-body">{t('paths.notFound.text')}</p>
      <Button asChild>
        <Link to={localPath(pathsPath)}>{t('paths.back')}</Link>
      </Button>
    </div>
  );
}
