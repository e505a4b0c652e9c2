import type { LanguageCode } from '@danube/contract/locale.ts';
import { Languages } from 'lucide-react';
import { languageName } from '../../../lib/language-name.ts';
import { nativeName } from '../../../lib/native-name.ts';
import { useLanguage, useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { postPath } from '../../shared/paths/blog-paths.ts';
import type { PostView } from './post-view.ts';

/** Whether it is a translation, of what, how current, and the other available languages. */
export function PostLanguage({ post }: { post: PostView }) {
  const t = useTexts('blog');
  const format = useFormat();
  const page = useLanguage();
  const written = useTextLanguage();
  const { language, originalLanguage, translatedFrom, version } = post;
  const isTranslated = language !== originalLanguage;
  const isStale = translatedFrom !== null && translatedFrom < version;
  const others = post.availableIn.filter((code) => code !== language);
  if (language === page && !isTranslated && others.length === 0) return null;
  return (
    <div className="type-small flex items-start gap-2.5 border-y border-rule py-3">
      <Languages aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {language === page ? null : (
          <p>{t('blog.language.elsewhere', { language: languageName(language, written) })}</p>
        )}
        {isTranslated ? (
          <>
            <p className="font-[560] text-ink-2">{t('blog.language.translated')}</p>
            <p>
              {t('blog.language.original', { language: languageName(originalLanguage, written) })}
            </p>
          </>
        ) : null}
        {isStale ? (
          <p className="text-risk" suppressHydrationWarning>
            {`${t(translatedFrom === 0 ? 'blog.language.staleDraft' : 'blog.language.stale', {
              from: format.number(translatedFrom),
              to: format.number(version),
              date: format.date(post.versionPublishedAt, 'long'),
            })} `}
            <LanguageLink post={post} code={originalLanguage}>
              {t('blog.language.readOriginal')}
            </LanguageLink>
          </p>
        ) : null}
        {others.length > 0 ? (
          <p className="flex flex-wrap items-baseline gap-x-2.5">
            <span>{t('blog.language.availableIn')}</span>
            {others.map((code) => (
              <LanguageLink key={code} post={post} code={code} lang={code}>
                {nativeName(code)}
              </LanguageLink>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  );
}

type LanguageLinkProps = { post: PostView; code: LanguageCode; lang?: string; children: string };

/** A full page load, because the language of the whole page changes. */
function LanguageLink({ post, code, lang, children }: LanguageLinkProps) {
  return (
    <a
      href={`${postPath(post.slugs[code] ?? post.slug)}?lang=${code}`}
      hrefLang={code}
      lang={lang}
      className="inline-flex min-h-6 items-center underline decoration-rule-strong decoration-1 underline-offset-[0.25em] hover:text-ink hover:decoration-ink touch:min-h-11"
    >
      {children}
    </a>
  );
}
