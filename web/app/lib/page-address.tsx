import type { LanguageCode } from '@danube/contract/locale.ts';
import { createContext, type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { localizedUrl } from './localized-url.ts';
import { useLanguage } from './texts.tsx';

type Address = { siteUrl: string; alternates: readonly LanguageCode[] };

const AddressContext = createContext<Address>({ siteUrl: '', alternates: [] });

export function PageAddress({ children, ...address }: Address & { children: ReactNode }) {
  return <AddressContext value={address}>{children}</AddressContext>;
}

type PageHeadProps = {
  title: string;
  description: string;
  isIndexed?: boolean;
  /** Where the page has several addresses, the one that counts. */
  path?: string;
  /** The languages in which the page's own content is written, where not in all of the site's. */
  writtenIn?: readonly LanguageCode[];
  /** Where the page has another address in each language. */
  paths?: Partial<Record<LanguageCode, string>>;
  /** Feed of the page, for readers of feeds. */
  feed?: string;
  /** The picture next to a link to the page, where it has one of its own. */
  image?: string;
};

/** Title, description and the addresses of this page in other languages, for the head. */
export function PageHead(props: PageHeadProps) {
  const { siteUrl, alternates: languages } = use(AddressContext);
  const location = useLocation();
  const language = useLanguage();
  const { isIndexed = true, writtenIn = languages, path: pathname = location.pathname } = props;
  const alternates = languages.filter((code) => writtenIn.includes(code));
  // An address that names no language is its own: it is what `x-default` stands for. So is one
  // whose language the content lacks: to search engines it is the same page once more.
  const isNamed = new URLSearchParams(location.search).get('lang') === language;
  const named =
    isNamed && (alternates.includes(language) || !props.writtenIn) ? language : undefined;
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
  return use(AddressContext).siteUrl;
}
