import { brotliCompressSync } from 'node:zlib';

/** The text of a page's main heading, from the server's HTML. */
export function findHeading(html: string): string {
  return textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');
}

/** An attribute of the first tag that starts like this, e.g. `<html` and `lang`. */
export function findAttribute(html: string, tag: string, attribute: string): string | undefined {
  const found = html.slice(html.indexOf(tag)).split('>', 1)[0] ?? '';
  return new RegExp(`\\b${attribute}="([^"]*)"`).exec(found)?.[1];
}

/** The compressed size of the inlined style sheets, in kB. */
export function inlineStyleKilobytes(html: string): number {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet);
  return brotliCompressSync(styles.join('')).length / 1000;
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
}
