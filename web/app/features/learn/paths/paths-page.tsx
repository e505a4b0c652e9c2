import type { PathCard } from '@danube/contract/paths/paths.schemas.ts';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { placementPath, studyPath } from '../../shared/paths/study-paths.ts';
import { LanguageLabel } from './language-label.tsx';

/** Every path, and the placement test for people who don't know which to choose. */
export function PathsPage({ paths }: { paths: readonly PathCard[] }) {
  const t = useTexts('paths');
  const frameLang = useFallbackLang('paths');
  const localPath = useLocalPath();
  const [first] = paths;
  return (
    <div lang={frameLang} className="page pt-[clamp(2rem,4vw,3.5rem)] pb-section">
      <SectionHeading level={1} title={t('paths.name')} lede={t('paths.lede')} />
      <div className="grid gap-8">
        <section
          aria-labelledby="unsure"
          className="grid justify-items-start gap-3 border-t border-rule pt-6 pb-2"
        >
          <h2 id="unsure" className="type-h4">
            {t('paths.unsure.title')}
          </h2>
          <p className="type-body">{t('paths.unsure.text')}</p>
          <Button asChild variant="primary">
            <Link to={localPath(placementPath)}>{t('paths.unsure.action')}</Link>
          </Button>
        </section>
        {first ? <LanguageLabel language={first.language} /> : null}
        <ul className="grid gap-x-gutter gap-y-8 md:grid-cols-2">
          {paths.map((path) => (
            <PathEntry key={path.slug} path={path} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function PathEntry({ path }: { path: PathCard }) {
  const t = useTexts('paths');
  const localPath = useLocalPath();
  const page = useLanguage();
  const lang = path.language === page ? undefined : path.language;
  return (
    <li className="grid content-start gap-2 border-t border-rule-strong pt-4">
      <h2 lang={lang} className="type-h4">
        <TextLink to={localPath(studyPath(path.slug))}>{path.title}</TextLink>
      </h2>
      <p className="tabular text-sm text-ink-2">
        {t('paths.weeks', { count: path.weeks })}
        {` · ${t('paths.evenings', { count: path.evenings })}`}
      </p>
      <p lang={lang} className="type-body">
        {path.summary}
      </p>
    </li>
  );
}
