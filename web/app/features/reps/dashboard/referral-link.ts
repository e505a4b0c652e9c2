import type { TextKey } from '../../../lib/text-keys.ts';

type LinkPage = { readonly path: string; readonly name: TextKey };

/** The most common link targets. */
export function linkPages(code: string): readonly [LinkPage, ...LinkPage[]] {
  return [
    { path: `/rep/${code}`, name: 'commissions.share.pages.own' },
    { path: `/${code}`, name: 'commissions.share.pages.short' },
    { path: '/', name: 'commissions.share.pages.home' },
    { path: '/courses', name: 'commissions.share.pages.courses' },
    { path: '/books', name: 'commissions.share.pages.books' },
    { path: '/pricing', name: 'commissions.share.pages.pricing' },
  ];
}

/** The URL of a page of this site with the code; null for another site. */
export function referralLink(siteUrl: string, page: string, code: string): string | null {
  const address = page.trim();
  if (address === '') return null;
  const base = siteUrl || 'http://localhost';
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    return null;
  }
  if (url.origin !== new URL(base).origin) return null;
  const segments = url.pathname.toUpperCase().split('/');
  // Both contain the code already.
  if (!segments.includes(code.toUpperCase())) url.searchParams.set('ref', code);
  return url.href;
}
