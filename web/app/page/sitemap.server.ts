import { languagesWith } from '../lib/catalogues.server.ts';
import { localizedUrl } from '../lib/localized-url.ts';
import { publicPages } from './public-pages.ts';

/** Every public page once per language that is complete for it, each naming its alternates. */
export function sitemapXml(siteUrl: string): string {
  const urls = publicPages.flatMap((page) => {
    const languages = languagesWith(page.groups);
    const alternates = languages
      .map((code) => alternate(code, localizedUrl(siteUrl, page.path, code)))
      .concat(alternate('x-default', localizedUrl(siteUrl, page.path)))
      .join('');
    return languages.map(
      (code) => `<url><loc>${localizedUrl(siteUrl, page.path, code)}</loc>${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

function alternate(hreflang: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
}
