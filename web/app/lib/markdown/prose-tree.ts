import type { ParsedCalculator } from './parse-calculator.ts';

/** A parsed text as plain values: small enough to ship with a page, and free of markup. */
export type ProsePhrase =
  | string
  | { readonly kind: 'strong' | 'emphasis' | 'deleted'; readonly phrases: readonly ProsePhrase[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | ProseLink
  | ProseReference;

export type ProseLink = {
  readonly kind: 'link';
  /** With an allowed scheme, or a path or anchor of this site. */
  readonly href: string;
  readonly isExternal: boolean;
  readonly phrases: readonly ProsePhrase[];
};

/** The number that links to a footnote. */
export type ProseReference = {
  readonly kind: 'reference';
  readonly number: number;
  /** Anchor of the reference, which the footnote links back to. */
  readonly id: string;
  /** Anchor of the footnote. */
  readonly footnote: string;
};

export type ProseHeading = {
  readonly kind: 'heading';
  readonly level: 2 | 3 | 4;
  /** Anchor of the heading, unique within its text. */
  readonly id: string;
  readonly phrases: readonly ProsePhrase[];
};

/** A block image from our own storage. */
export type ProsePicture = {
  readonly kind: 'picture';
  /** Without a width. */
  readonly address: string;
  readonly alt: string;
  /** Width and height in pixels, which reserve its space while it loads. */
  readonly size?: readonly [number, number];
};

export type ProseList = {
  readonly kind: 'list';
  readonly isOrdered: boolean;
  readonly start: number;
  readonly items: readonly (readonly ProseBlock[])[];
};

export type ProseCell = readonly ProsePhrase[];

export type ProseTable = {
  readonly kind: 'table';
  readonly columns: readonly ('start' | 'center' | 'end')[];
  readonly head: readonly ProseCell[];
  readonly rows: readonly (readonly ProseCell[])[];
};

/** A solution stays closed until the reader opens it. */
export type CalloutKind = 'note' | 'tip' | 'warning' | 'example' | 'solution';

/** A block that stands out from the text: a note, a tip, a warning, a worked example. */
export type ProseCallout = {
  readonly kind: 'callout';
  readonly callout: CalloutKind;
  /** Empty if the kind's label is enough. */
  readonly title: readonly ProsePhrase[];
  readonly blocks: readonly ProseBlock[];
};

export type ProseFootnote = {
  readonly number: number;
  readonly id: string;
  /** Anchors of the references to it. */
  readonly references: readonly string[];
  readonly blocks: readonly ProseBlock[];
};

/** All footnotes of a text, at its end. */
export type ProseFootnotes = {
  readonly kind: 'footnotes';
  /** Anchor of their heading. */
  readonly id: string;
  readonly footnotes: readonly ProseFootnote[];
};

/** Price bars as source for `parseChart`, which is shorter than the parsed result. */
export type ProseChart = { readonly kind: 'chart'; readonly title: string; readonly text: string };

/** Values by year or name as source for `parseColumns`. */
export type ProseColumns = {
  readonly kind: 'columns';
  readonly title: string;
  readonly text: string;
};

/** Parsed already: with its source it is still short, and the parser stays off the page. */
export type ProseCalculator = ParsedCalculator & {
  readonly kind: 'calculator';
  readonly text: string;
};

/** A video of the library. */
export type ProseVideo = { readonly kind: 'video'; readonly title: string; readonly slug: string };

export type ProseBlock =
  | { readonly kind: 'paragraph'; readonly phrases: readonly ProsePhrase[] }
  | ProsePicture
  | ProseHeading
  | ProseList
  | { readonly kind: 'quote'; readonly blocks: readonly ProseBlock[] }
  | ProseCallout
  | ProseChart
  | ProseColumns
  | ProseCalculator
  | ProseVideo
  | ProseFootnotes
  | { readonly kind: 'code'; readonly text: string }
  | ProseTable
  | { readonly kind: 'rule' };

/** The text of phrases without formatting. */
export function plainText(phrases: readonly ProsePhrase[]): string {
  return phrases
    .map((phrase) => {
      if (typeof phrase === 'string') return phrase;
      if (phrase.kind === 'break') return ' ';
      if (phrase.kind === 'reference') return '';
      return phrase.kind === 'code' ? phrase.text : plainText(phrase.phrases);
    })
    .join('');
}

/** The headings for a table of contents. */
export function headingsOf(blocks: readonly ProseBlock[]): ProseHeading[] {
  return blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2);
}

/** The text of blocks without formatting, for descriptions and search engines. */
export function blocksText(blocks: readonly ProseBlock[]): string {
  return blocks.map(blockText).filter(Boolean).join(' ');
}

function blockText(block: ProseBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return plainText(block.phrases);
    case 'list':
      return block.items.map(blocksText).join(' ');
    case 'quote':
      return blocksText(block.blocks);
    case 'callout':
      return [plainText(block.title), blocksText(block.blocks)].filter(Boolean).join(' ');
    case 'footnotes':
      return block.footnotes.map(({ blocks }) => blocksText(blocks)).join(' ');
    case 'chart':
    case 'columns':
    case 'video':
      return block.title;
    case 'table':
      return [block.head, ...block.rows].flat().map(plainText).join(' ');
    case 'code':
      return block.text;
    case 'picture':
      return block.alt;
    case 'calculator':
    case 'rule':
      return '';
  }
}
