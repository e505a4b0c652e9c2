import type { LanguageCode } from '@danube/contract/locale.ts';
import { createContext, type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { localizedUrl } from './localized-url.ts';
import { useLanguage } from './texts.tsx';

type PageUrls = { siteUrl: string; alternates: readonly LanguageCode[] };

const PageUrlContext = createContext<PageUrls>({ siteUrl: '', alternates: [] });

export function PageUrlProvider({ children, ...address }: PageUrls & { children: ReactNode }) {
  return <PageUrlContext value={address}>{children}</PageUrlContext>;
}

type PageHeadProps = {
  title: string;
  description: string;
  isIndexed?: boolean;
  /** The canonical path, if the page has several. */
  path?: string;
  /** The languages of the page's own content, if it isn't available in all of them. */
  writtenIn?: readonly LanguageCode[];
  /** Paths by language, if they differ. */
  paths?: Partial<Record<LanguageCode, string>>;
  /** URL of the page's feed. */
  feed?: string;
  /** The social preview image, if the page has its own. */
  image?: string;
};

/** Title, description and alternate URLs in other languages, for the head. */
export function PageHead(props: PageHeadProps) {
  const { siteUrl, alternates: languages } = use(PageUrlContext);
  const location = useLocation();
  const language = useLanguage();
  const { isIndexed = true, writtenIn = languages, path: pathname = location.pathname } = props;
  const alternates = languages.filter((code) => writtenIn.includes(code));
  // A URL without a language is canonical and serves as `x-default`. A URL in a language that the
  // page or its content lacks points to it, because it would be a duplicate.
  const isNamed = new URLSearchParams(location.search).get('lang') === language;
  const named = isNamed && alternates.includes(language) ? language : undefined;
  const pathIn = (code: LanguageCode) => props.paths?.[code] ?? pathname;
  const canonical = localizedUrl(siteUrl || 'http://localhost', pathname, named);
  return (
    <>
      <title>{props.title}</title>
      <meta name="description" content={props.description} />
      <meta property="og:title" content={props.title} />
      <meta property="og:description" content={props.description} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={`${siteUrl}${props.image ?? '/og.png'}`} />
      <meta property="og:locale" content={language} />
      {props.feed ? <link rel="alternate" type="application/atom+xml" href={props.feed} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      {isIndexed ? (
        <>
          <meta property="og:url" content={canonical} />
          <link rel="canonical" href={canonical} />
          {alternates.map((code) => (
            <link
              key={code}
              rel="alternate"
              hrefLang={code}
              href={localizedUrl(siteUrl || 'http://localhost', pathIn(code), code)}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={localizedUrl(siteUrl || 'http://localhost', pathname)}
          />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

export function useSiteUrl(): string {
  return use(PageUrlContext).siteUrl;
}
