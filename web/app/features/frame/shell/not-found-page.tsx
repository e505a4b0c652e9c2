import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Reach } from '../../../ui/line/reach.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** Where most people who follow a broken link wanted to go. */
const places = [
  { path: '/courses', name: 'footer.allCourses' },
  { path: '/search', name: 'nav.search' },
  { path: '/help', name: 'footer.help' },
] as const;

/** The river ends at kilometre 0, and so does an unknown URL. */
export function NotFoundPage() {
  const t = useTexts('page', 'footer', 'nav');
  const lang = useFallbackLang('page');
  const format = useFormat();
  const localPath = useLocalPath();
  const title = t('page.notFound.title');
  return (
    <div lang={lang}>
      <PageHead
        title={`${title} · ${t('page.siteName')}`}
        description={t('page.notFound.text')}
        isIndexed={false}
      />
      <div className="page grid justify-items-start gap-6 pt-section pb-6">
        <h1 className="type-h1 max-w-[14em]">{title}</h1>
        <p className="type-lede">{t('page.notFound.text')}</p>
        <Button asChild variant="primary" size="large">
          <Link to={localPath('/')}>
            {t('page.notFound.action')}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
        <div className="flex flex-wrap gap-x-6">
          {places.map(({ path, name }) => (
            <TextLink key={path} kind="standalone" to={localPath(path)}>
              {t(name)}
            </TextLink>
          ))}
        </div>
      </div>
      <Reach
        seed={404}
        to="deep"
        at={0.72}
        city={{
          name: t('footer.cities.sulina'),
          distance: t('footer.kilometre', { distance: format.number(0) }),
        }}
      />
    </div>
  );
}
