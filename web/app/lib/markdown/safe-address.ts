const here = 'https://here.invalid';

export type SafeAddress = { readonly href: string; readonly isExternal: boolean };

/**
 * An address that a written text may lead to: the web, a mailbox, or this site. It is checked as a
 * browser would read it, so that neither tabs within a scheme nor slashes of either kind can hide
 * where it leads. Null for everything else.
 */
export function safeAddress(written: string): SafeAddress | null {
  if (!URL.canParse(written, here)) return null;
  const url = new URL(written, here);
  if (url.protocol === 'mailto:') return { href: url.href, isExternal: false };
  if (url.origin === here) {
    // Two slashes begin the name of another site once they stand alone.
    if (url.pathname.startsWith('//')) return null;
    const isAnchor = written.trimStart().startsWith('#');
    return { href: isAnchor ? url.hash : url.pathname + url.search + url.hash, isExternal: false };
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb ? { href: url.href, isExternal: true } : null;
}
