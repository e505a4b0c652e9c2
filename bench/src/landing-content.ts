import { withBrowser } from './browser.ts';
import { fetchRaw } from './fetch-raw.ts';
import { htmlToJsx } from './html-to-jsx.ts';

/** The words, pictures, styles and fonts of our landing page, for the starters to serve. */
export type LandingContent = {
  /** What is in the body. */
  readonly jsx: string;
  /** The rules that the page uses. */
  readonly styles: string;
  /** Files by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly title: string;
  readonly description: string;
  /** Paths of the fonts that the starters preload. */
  readonly fonts: readonly string[];
};

const style = /<style>(.*?)<\/style>/gs;
const file = /(?<=["'(\s,])\/[\w./-]+\.(?:avif|jpe?g|mp4|png|svg|vtt|webp|woff2)\b/g;
/** The two fonts above the fold. */
const font = /\/assets\/(?:serif|sans)-latin-[\w-]+\.woff2/g;

export async function readLandingContent(url: string): Promise<LandingContent> {
  const html = (await read(`${url}/`)).toString('utf8');
  const styles = [...html.matchAll(style)].map(([, rules = '']) => rules).join('\n');
  const files = new Map<string, Uint8Array>();
  for (const [path] of `${html}${styles}`.matchAll(file)) {
    if (!files.has(path)) files.set(path, await read(url + path));
  }
  return {
    jsx: await convertToJsx(html),
    styles,
    files,
    title: /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    fonts: [...new Set(styles.match(font))],
  };
}

function convertToJsx(html: string): Promise<string> {
  return withBrowser(async (browser) => (await browser.newPage()).evaluate(htmlToJsx, html));
}

async function read(url: string): Promise<Buffer> {
  const { status, body } = await fetchRaw(url);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return Buffer.from(body);
}
