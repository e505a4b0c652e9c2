const baseUrl = 'https://here.invalid';

export type SafeUrl = { readonly href: string; readonly isExternal: boolean };

/**
 * A link target that a text may use: http(s), mailto, or a path of this site. Parsed as a browser
 * would, so that neither tabs within a scheme nor backslashes can disguise the target. Null for
 * everything else.
 */
export function toSafeUrl(written: string): SafeUrl | null {
  if (!URL.canParse(written, baseUrl)) return null;
  const url = new URL(written, baseUrl);
  if (url.protocol === 'mailto:') return { href: url.href, isExternal: false };
  if (url.origin === baseUrl) {
    // A leading double slash would be a protocol-relative URL of another site.
    if (url.pathname.startsWith('//')) return null;
    const isAnchor = written.trimStart().startsWith('#');
    return { href: isAnchor ? url.hash : url.pathname + url.search + url.hash, isExternal: false };
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb ? { href: url.href, isExternal: true } : null;
}
