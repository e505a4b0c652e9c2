import boot from './boot.js?raw';
import { earlyScript } from './early-script.ts';
import type { EarlyScriptTexts } from './early-script-texts.server.ts';
import holdClicks from './hold-clicks.js?raw';
import lateStyles from './late-styles.js?raw';
import scheduleStart from './schedule-start.js?raw';

const modulePreload = /<link rel="modulepreload"(?: href="([^"]*)")?[^>]*\/?>/g;
const applicationModule = /<script([^>]*) type="module" async="">/;
const stylesheet = /<link rel="stylesheet" href="([^"]+)" data-inline=""\/?>/g;
const executableScript =
  /<script(?![^>]*\btype="(?:application\/|text\/plain))[^>]*>([\s\S]*?)<\/script>/g;
const deferredModule = /<script[^>]*id="app-modules"[^>]*>([\s\S]*?)<\/script>/;

/**
 * Puts the notices' texts and script at the very top of the body, so that a notice doesn't shift
 * painted content. React leaves elements alone that it doesn't know, and no page uses an element of
 * this name.
 */
export function inlineEarlyScript(html: string, words: EarlyScriptTexts, nonce?: string): string {
  // `<` could close the script element.
  const text = JSON.stringify(words).replaceAll('<', '\\u003c');
  const block =
    '<body><page-notices></page-notices>' +
    `<script type="application/json" id="page-words">${text}</script>` +
    `<script${nonceAttribute(nonce)}>${earlyScript}</script>`;
  return html.replace('<body>', () => block);
}

/** What a page does before its application is there, if it is complete without it. */
export type FirstView = {
  /** The URL of its module. */
  readonly file: string;
  /** The page's pattern, under which the visit is counted. */
  readonly route: string;
  /** Files of the application that every page needs; fetched ahead. */
  readonly shared: readonly string[];
};

/**
 * React Router loads every module before the first paint. This removes those requests from the page
 * and leaves the module script for the boot script, which runs it when the application is needed.
 */
export function deferApplication(html: string, nonce?: string, firstView?: FirstView): string {
  const files = [...html.matchAll(modulePreload)].flatMap(([, href = '']) => (href ? [href] : []));
  const data = {
    files: files.join(' '),
    ...(firstView && {
      'first-view': firstView.file,
      route: firstView.route,
      shared: firstView.shared.join(' '),
    }),
  };
  const attributes = Object.entries(data).map(([name, value]) =>
    value === '' ? '' : ` data-${name}="${value}"`,
  );
  return html
    .replace(modulePreload, '')
    .replace(
      applicationModule,
      `<script$1 type="text/plain" id="app-modules"${attributes.join('')}>`,
    )
    .replace(
      '</body>',
      () =>
        `<script${nonceAttribute(nonce)}>${[lateStyles, boot, holdClicks, scheduleStart].join('\n')}</script></body>`,
    );
}

/**
 * Inlines the critical rules of the marked style sheets. The whole sheet follows after the first
 * paint: its media is `print` until the page's script has seen it load.
 */
export function inlineStyles(html: string, select: (path: string, html: string) => string): string {
  return html.replace(stylesheet, (_link, path: string) => {
    const style = `<style>${select(path, html)}</style>`;
    if (isBasicStylesheet(path)) return style;
    const late = `<link rel="stylesheet" data-href="${path}" media="print" id="late-styles"/>`;
    return `${style}${late}<noscript><link rel="stylesheet" href="${path}"/></noscript>`;
  });
}

/**
 * A private page is rendered for each request, and the browser has the sheet cached from the
 * previous page: it is linked, and only the small one for old browsers is inlined.
 */
export function linkStyles(html: string, readAsset: (path: string) => string): string {
  return html.replace(stylesheet, (_link, path: string) =>
    isBasicStylesheet(path)
      ? `<style>${readAsset(path)}</style>`
      : `<link rel="stylesheet" href="${path}"/>`,
  );
}

function isBasicStylesheet(path: string): boolean {
  return path.startsWith('/assets/basic-');
}

/** Every inline script of this page; its content security policy allows them by hash. */
export function scriptsOf(html: string): string[] {
  const inline = [...html.matchAll(executableScript)].map((match) => match[1] ?? '');
  const deferred = deferredModule.exec(html)?.[1];
  const scripts = deferred === undefined ? inline : [...inline, deferred];
  return scripts.filter((text) => text !== '');
}

function nonceAttribute(nonce: string | undefined): string {
  return nonce ? ` nonce="${nonce}"` : '';
}
