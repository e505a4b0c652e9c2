export type BannerTexts = {
  readonly headline: string;
  /** What the visitor enters, as a whole line. */
  readonly code: string;
  readonly partnership: string;
  readonly risk: string;
};

type BannerSize = {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Type sizes in pixels. */
  readonly headline: number;
  readonly code: number;
  readonly note: number;
  /** Width of the left column; the notes are in the right one. Null puts them below. */
  readonly split: number | null;
};

/** The sizes that sites and social networks accept. */
export const bannerSizes = [
  { width: 300, height: 250, margin: 16, headline: 27, code: 15, note: 10, split: null },
  { width: 728, height: 90, margin: 14, headline: 24, code: 14, note: 10, split: 330 },
  { width: 160, height: 600, margin: 14, headline: 25, code: 13, note: 10, split: null },
  { width: 1080, height: 1080, margin: 80, headline: 104, code: 48, note: 30, split: null },
] as const satisfies readonly BannerSize[];

const brand = 'Danube Trading Academy';
/** The average width of a letter relative to the font size, measured in the widest language. */
const letterWidth = 0.54;
/** The same for capitals, which codes consist of. */
const capitalWidth = 0.68;
/** How much wider M and W are than the average capital. */
const wideLetterExtra = 0.32;
const colours = { ground: '#0e2b30', text: '#f2ede1', quiet: '#becac5', line: '#d9a441' };
const serif = 'Georgia, Times New Roman, serif';
const sans = 'system-ui, Segoe UI, Helvetica, Arial, sans-serif';

/**
 * A banner for other sites. It always says that it is advertising and that trading is risky, as the
 * law requires where it is shown.
 */
export function bannerSvg(size: BannerSize, words: BannerTexts): string {
  const { width, height, margin, split } = size;
  const inner = width - 2 * margin;
  const left = split === null ? inner : split;
  const right = split === null ? inner : width - split - 3 * margin;
  const head = [
    ...lines(brand, { at: size.note * 1.2, width: left, font: sans, fill: colours.line }),
    ...lines(words.headline, headlineStyle(size, left)),
    ...(split === null ? lines(words.code, codeStyle(size, left, words.code)) : []),
  ];
  const note = { at: size.note, width: right, font: sans };
  const notes = [
    ...(split === null ? [] : lines(words.code, codeStyle(size, right, words.code))),
    ...lines(words.partnership, { ...note, fill: colours.line, isBold: true }),
    ...lines(words.risk, { ...note, fill: colours.quiet }),
  ];
  const top = split === null ? margin : (height - heightOf(head)) / 2;
  const below = split === null ? height - margin - heightOf(notes) : (height - heightOf(notes)) / 2;
  const notesAt = split === null ? margin : split + 2 * margin;
  const title = `${brand}: ${words.headline}. ${words.partnership}. ${words.risk}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<path fill="${colours.ground}" d="M0 0h${width}v${height}h-${width}z"/>`,
    ...renderLines(head, margin, top),
    ...renderLines(notes, notesAt, below),
    '</svg>\n',
  ].join('');
}

type Style = {
  at: number;
  width: number;
  font: string;
  fill: string;
  isBold?: boolean;
  letter?: number;
  /** Space above the first line. */
  above?: number;
};
type Line = Omit<Style, 'width' | 'letter'> & { readonly text: string };

/** Next to the notes there is no height for a gap below the brand. */
function headlineStyle({ headline, note, split }: BannerSize, width: number): Style {
  const above = split === null ? note * 0.6 : 0;
  return { at: headline, width, font: serif, fill: colours.text, above };
}

/** Shrinks until the code fits: imported ones have up to 40 characters. */
function codeStyle({ code, split }: BannerSize, width: number, text: string): Style {
  const above = split === null ? code * 0.6 : 0;
  const widest = Math.max(...splitWords(text).map(capitalsWidth));
  const at = Math.min(code, Math.floor((width / widest) * 10) / 10);
  const letter = capitalsWidth(text) / text.length;
  return { at, width, font: sans, fill: colours.text, letter, above };
}

/** As a multiple of the type size. */
function capitalsWidth(text: string): number {
  return text.length * capitalWidth + (text.match(/[MW]/g)?.length ?? 0) * wideLetterExtra;
}

const splitWords = (text: string) => text.split(/[ \u00a0]/);

const leading = 1.22;
const heightOf = (all: readonly Line[]) =>
  all.reduce((sum, { at, above = 0 }) => sum + above + at * leading, 0);

/** Words are never split: one that is wider than the column gets its own line. */
function lines(text: string, { width, letter = letterWidth, above = 0, ...style }: Style): Line[] {
  const max = Math.floor(width / (style.at * letter));
  const found: string[] = [];
  for (const word of splitWords(text)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= max) {
      found[found.length - 1] = `${last} ${word}`;
    } else found.push(word);
  }
  return found.map((line, place) => ({ ...style, text: line, above: place === 0 ? above : 0 }));
}

function renderLines(all: readonly Line[], x: number, top: number): string[] {
  let y = top;
  return all.map(({ text, at, font, fill, isBold, above = 0 }) => {
    y += above + at * leading;
    const weight = isBold ? ' font-weight="700"' : '';
    const base = (y - at * (leading - 1)).toFixed(1);
    return `<text x="${x}" y="${base}" font-family="${font}" font-size="${at}"${weight} fill="${fill}">${escapeXml(text)}</text>`;
  });
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

type Embed = { readonly link: string; readonly file: string; readonly alt: string };

/** For the rep's own page, next to the uploaded banner. */
export function bannerHtml({ width, height }: BannerSize, { link, file, alt }: Embed): string {
  return `<a href="${escapeXml(link)}" rel="sponsored nofollow"><img src="${escapeXml(file)}" width="${width}" height="${height}" alt="${escapeXml(alt)}"></a>`;
}
