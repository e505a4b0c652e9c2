import boot from './boot.js?raw';
import { earlyScript } from './early-script.ts';
import lateStyles from './late-styles.js?raw';
import type { PageWords } from './page-words.server.ts';

const modulePreload = /<link rel="modulepreload"[^>]*\/?>/g;
const applicationModule = /<script([^>]*) type="module" async="">/;
const stylesheet = /<link rel="stylesheet" href="([^"]+)" data-inline=""\/?>/g;
const executableScript =
  /<script(?![^>]*\btype="(?:application\/|text\/plain))[^>]*>([\s\S]*?)<\/script>/g;
const deferredModule = /<script[^>]*id="app-modules"[^>]*>([\s\S]*?)<\/script>/;

/**
 * Puts the words and the script of the first moments at the very top of the page, so that a notice
 * moves nothing that is painted already. The application leaves elements alone that it does not
 * know, and an element of this name is in no page of ours.
 */
export function beginWithNotices(html: string, words: PageWords, nonce?: string): string {
  // Inside a script `<` could end it.
  const text = JSON.stringify(words).replaceAll('<', '\\u003c');
  const block =
    '<body><page-notices></page-notices>' +
    `<script type="application/json" id="page-words">${text}</script>` +
    `<script${nonceAttribute(nonce)}>${earlyScript}</script>`;
  return html.replace('<body>', () => block);
}

/**
 * React Router asks for every module before the first paint. This takes the requests out of the
 * page and leaves the module text for the boot script, which starts it once the page is painted.
 */
export function deferApplication(html: string, nonce?: string): string {
  return html
    .replace(modulePreload, '')
    .replace(applicationModule, '<script$1 type="text/plain" id="app-modules">')
    .replace(
      '</body>',
      () => `<script${nonceAttribute(nonce)}>${lateStyles}\n${boot}</script></body>`,
    );
}

/**
 * Puts what the first paint needs of the marked style sheets into the page. The whole sheet follows as
 * a file that no paint waits for: as one for printing, until the page's script has seen it arrive.
 */
export function inlineStyles(html: string, select: (path: string, html: string) => string): string {
  return html.replace(stylesheet, (_link, path: string) => {
    const style = `<style>${select(path, html)}</style>`;
    if (isBasic(path)) return style;
    const late = `<link rel="stylesheet" href="${path}" media="print" id="late-styles"/>`;
    return `${style}${late}<noscript><link rel="stylesheet" href="${path}"/></noscript>`;
  });
}

/**
 * A page of one person is made for each request, and the browser has the sheet from the page before:
 * it is named, and only the small one for old browsers is in the page.
 */
export function linkStyles(html: string, readAsset: (path: string) => string): string {
  return html.replace(stylesheet, (_link, path: string) =>
    isBasic(path) ? `<style>${readAsset(path)}</style>` : `<link rel="stylesheet" href="${path}"/>`,
  );
}

function isBasic(path: string): boolean {
  return path.startsWith('/assets/basic-');
}

/** The text of every script that this page may run: what its policy allows by hash. */
export function scriptsOf(html: string): string[] {
  const inline = [...html.matchAll(executableScript)].map((match) => match[1] ?? '');
  const deferred = deferredModule.exec(html)?.[1];
  const scripts = deferred === undefined ? inline : [...inline, deferred];
  return scripts.filter((text) => text !== '');
}

function nonceAttribute(nonce: string | undefined): string {
  return nonce ? ` nonce="${nonce}"` : '';
}
