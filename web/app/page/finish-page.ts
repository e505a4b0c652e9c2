import boot from './boot.js?raw';

const modulePreload = /<link rel="modulepreload"[^>]*\/?>/g;
const applicationModule = /<script([^>]*) type="module" async="">/;
const stylesheet = /<link rel="stylesheet" href="([^"]+)" data-inline=""\/?>/g;
const executableScript =
  /<script(?![^>]*\btype="(?:application\/|text\/plain))[^>]*>([\s\S]*?)<\/script>/g;
const deferredModule = /<script[^>]*id="app-modules"[^>]*>([\s\S]*?)<\/script>/;

/**
 * React Router asks for every module before the first paint. This takes the requests out of the
 * page and leaves the module text for the boot script, which starts it once the page is painted.
 */
export function deferApplication(html: string, nonce?: string): string {
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  return html
    .replace(modulePreload, '')
    .replace(applicationModule, '<script$1 type="text/plain" id="app-modules">')
    .replace('</body>', `<script${attribute}>${boot}</script></body>`);
}

/** Puts the marked style sheets into the page: one request less before the first paint. */
export function inlineStyles(html: string, readAsset: (path: string) => string): string {
  return html.replace(stylesheet, (_link, path: string) => `<style>${readAsset(path)}</style>`);
}

/** The text of every script that this page may run: what its policy allows by hash. */
export function scriptsOf(html: string): string[] {
  const inline = [...html.matchAll(executableScript)].map((match) => match[1] ?? '');
  const deferred = deferredModule.exec(html)?.[1];
  const scripts = deferred === undefined ? inline : [...inline, deferred];
  return scripts.filter((text) => text !== '');
}
