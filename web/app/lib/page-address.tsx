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

/** Title, description and the addresses of this page in other languages, for the head. */
export function PageHead(props: { title: string; description: string; isIndexed?: boolean }) {
  const { siteUrl, alternates } = use(AddressContext);
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const isIndexed = props.isIndexed ?? true;
  // An address that names no language is its own: it is what `x-default` stands for.
  const named = new URLSearchParams(search).get('lang') === language ? language : undefined;
  const canonical = localizedUrl(siteUrl || 'http://localhost', pathname, named);
  return (
    <>
      <title>{props.title}</title>
      <meta name="description" content={props.description} />
      <meta property="og:title" content={props.title} />
      <meta property="og:description" content={props.description} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={`${siteUrl}/og.png`} />
      <meta property="og:locale" content={language} />
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
              href={localizedUrl(siteUrl || 'http://localhost', pathname, code)}
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
