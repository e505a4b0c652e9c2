import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { blogPath } from '../../shared/paths/blog-paths.ts';

/** For an unknown or unpublished post. */
export function PostNotFound() {
  const t = useTexts('blog');
  const lang = useFallbackLang('blog');
  const localPath = useLocalPath();
  return (
    <div lang={lang} className="page grid justify-items-start gap-5 py-section">
      <PageHead
        title={t('blog.post.title', { title: t('blog.post.notFoundTitle') })}
        description={t('blog.post.notFoundText')}
        isIndexed={false}
      />
      <h1 className="type-h1">{t('blog.post.notFoundTitle')}</h1>
      <p className="type-body">{t('blog.post.notFoundText')}</p>
      <Button asChild>
        <Link to={localPath(blogPath)}>{t('blog.post.back')}</Link>
      </Button>
    </div>
  );
}
