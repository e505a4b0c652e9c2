import type { OfflineItem } from './offline-item.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

// The colours of `styles/tokens.css`, whose file may not be on this device.
const styles =
  ':root{color-scheme:light dark}' +
  'html{background:light-dark(#f7f3ea,#0d2023);color:light-dark(#0e2b30,#f2ede1)}' +
  'body{max-width:40rem;margin:0 auto;padding:12vh 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'h1,h2{font-family:Georgia,serif;font-weight:500;line-height:1.2}' +
  'ol{padding-inline-start:2rem}li{padding:.4rem 0}a{color:light-dark(#075754,#83d6ca);text-underline-offset:.28em}';

/** Shown instead of a page that isn't stored on this device; lists what is. */
export function offlinePage(items: readonly OfflineItem[]): Response | null {
  const latest = items.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))[0];
  if (!latest) return null;
  const { texts, language } = latest;
  const html =
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${escapeHtml(texts.title)}</title><style>${styles}</style></head><body><main>` +
    `<h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.text)}</p>` +
    // An empty href reloads the requested page.
    `<p><a href="">${escapeHtml(texts.retry)}</a></p>` +
    `<p>${escapeHtml(texts.listed)}</p>${items.map(listOf).join('')}</main></body></html>`;
  return new Response(html, { status: 503, headers });
}

/** A course with its lessons; the title of a book leads to it. */
function listOf({ kind, title, language, links }: OfflineItem): string {
  const lang = escapeHtml(language);
  const anchors = links.map(
    (link) => `<a href="${escapeHtml(link.path)}">${escapeHtml(link.title)}</a>`,
  );
  if (kind === 'book') return `<h2 lang="${lang}">${anchors.join('')}</h2>`;
  const list = anchors.map((anchor) => `<li>${anchor}</li>`).join('');
  return `<h2 lang="${lang}">${escapeHtml(title)}</h2><ol lang="${lang}">${list}</ol>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
