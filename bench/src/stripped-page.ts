const script = /<script\b[^>]*>.*?<\/script>/gs;
const modulePreload = /<link\b[^>]*modulepreload[^>]*>/g;
const fontPreload = /<link\b(?=[^>]*\bas="font")[^>]*>/g;
const downloadedFace = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

export function withoutScripts(html: string): string {
  return html.replace(script, '').replace(modulePreload, '');
}

/** Of a page or a style sheet; faces of installed fonts remain. */
export function withoutFonts(text: string): string {
  return text.replace(fontPreload, '').replace(downloadedFace, '');
}
