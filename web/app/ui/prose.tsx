import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type {
  ProseBlock,
  ProseCalculator,
  ProseCell,
  ProseChart,
  ProseColumns,
  ProseFootnote,
  ProseFootnotes,
  ProseHeading,
  ProseList,
  ProsePhrase,
  ProsePicture,
  ProseTable,
  ProseVideo,
} from '../lib/markdown/prose-tree.ts';
import { plainText } from '../lib/markdown/prose-tree.ts';
import { useTexts } from '../lib/texts.tsx';
import { classNames } from './class-names.ts';
import { Callout } from './prose-callout.tsx';
import { CodeLine } from './prose-code-line.tsx';
import { BackLinks, Footnotes } from './prose-footnotes.tsx';
import { FootnotesHeading, numbered, Phrases } from './prose-phrases.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import './prose.css';
import './prose-tables.css';

/** Renders a text's figures; without it their source is shown. */
export type ProseFigures = {
  readonly chart: ComponentType<{ chart: ProseChart; fallback: ReactNode }>;
  readonly columns: ComponentType<{ columns: ProseColumns; fallback: ReactNode }>;
  readonly calculator: ComponentType<{ calculator: ProseCalculator; fallback: ReactNode }>;
  readonly video: ComponentType<{ video: ProseVideo; fallback: ReactNode }>;
};

const Figures = createContext<ProseFigures | undefined>(undefined);

type ProseProps = {
  blocks: readonly ProseBlock[];
  /** `reading` for long texts, in the serif; `passing` for short ones, in the page's font. */
  kind?: 'reading' | 'passing';
  /** Set if the text is in another language than the page. */
  lang?: string;
  figures?: ProseFigures;
  className?: string;
};

export function Prose({ blocks, kind = 'passing', lang, figures, className }: ProseProps) {
  const footnotes = blocks.find((block) => block.kind === 'footnotes')?.id;
  return (
    <div lang={lang} className={classNames('prose', className)} data-kind={kind}>
      <Figures value={figures}>
        <FootnotesHeading value={footnotes}>
          <Blocks blocks={blocks} />
        </FootnotesHeading>
      </Figures>
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly ProseBlock[] }) {
  return numbered(blocks).map(({ key, part }) => <Block key={key} block={part} />);
}

const pictureWidths = [480, 960, 1440] as const;

/** Our own images are served in three widths. */
function Picture({ picture: { address, alt, size } }: { picture: ProsePicture }) {
  const [width, height] = size ?? [];
  return (
    <figure>
      <img
        src={`${address}?w=${pictureWidths[1]}`}
        srcSet={pictureWidths.map((width) => `${address}?w=${width} ${width}w`).join(', ')}
        sizes="(min-width: 64rem) 44rem, 92vw"
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={classNames('h-auto rounded-md', size ? 'max-w-full' : 'w-full')}
      />
    </figure>
  );
}

function Block({ block }: { block: ProseBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Phrases phrases={block.phrases} />
        </p>
      );
    case 'picture':
      return <Picture picture={block} />;
    case 'heading':
      return <Heading heading={block} />;
    case 'list':
      return <List list={block} />;
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'callout':
      return (
        <Callout
          kind={block.callout}
          title={block.title.length > 0 ? <Phrases phrases={block.title} /> : undefined}
        >
          <Blocks blocks={block.blocks} />
        </Callout>
      );
    case 'chart':
    case 'columns':
    case 'calculator':
    case 'video':
      return <Figure figure={block} />;
    case 'footnotes':
      return <FootnoteList list={block} />;
    case 'code':
      return <Code text={block.text} />;
    case 'table':
      return <Table table={block} />;
    case 'rule':
      return <hr />;
  }
}

type ProseFigure = ProseChart | ProseColumns | ProseCalculator | ProseVideo;

function Figure({ figure }: { figure: ProseFigure }) {
  const figures = use(Figures);
  const fallback = <Code text={sourceOf(figure)} />;
  if (!figures) return fallback;
  const { chart: Chart, columns: Columns, calculator: Calculator, video: Video } = figures;
  return (
    <div className="prose-figure">
      {figure.kind === 'chart' ? <Chart chart={figure} fallback={fallback} /> : null}
      {figure.kind === 'columns' ? <Columns columns={figure} fallback={fallback} /> : null}
      {figure.kind === 'calculator' ? <Calculator calculator={figure} fallback={fallback} /> : null}
      {figure.kind === 'video' ? <Video video={figure} fallback={fallback} /> : null}
    </div>
  );
}

function sourceOf(figure: ProseFigure): string {
  return 'text' in figure ? figure.text : figure.slug;
}

/** Each line is a box of its own, so that its continuation can be indented. */
function Code({ text }: { text: string }) {
  const lines = text.split('\n');
  return (
    <Scrolled label={text}>
      <pre>
        {numbered(lines).map(({ key, part }, index) => (
          <span key={key}>
            <CodeLine line={part} />
            {index < lines.length - 1 ? '\n' : null}
          </span>
        ))}
      </pre>
    </Scrolled>
  );
}

function FootnoteList({ list }: { list: ProseFootnotes }) {
  return (
    <Footnotes id={list.id}>
      {list.footnotes.map((footnote) => (
        <li key={footnote.id} id={footnote.id}>
          <FootnoteText footnote={footnote} />
        </li>
      ))}
    </Footnotes>
  );
}

/** The back link is at the end of the last line. */
function FootnoteText({ footnote }: { footnote: ProseFootnote }) {
  const { blocks } = footnote;
  const last = blocks.at(-1);
  const words = last?.kind === 'paragraph' ? last.phrases : [];
  return (
    <>
      <Blocks blocks={last?.kind === 'paragraph' ? blocks.slice(0, -1) : blocks} />
      <p>
        <Phrases phrases={words} /> <BackLinks footnote={footnote} />
      </p>
    </>
  );
}

/** A heading links to itself, so that people can share a section. */
function Heading({ heading }: { heading: ProseHeading }) {
  const Tag = `h${heading.level}` as const;
  const words = <Phrases phrases={heading.phrases} />;
  return (
    <Tag id={heading.id}>
      {heading.phrases.some(isLink) ? (
        words
      ) : (
        <a href={`#${heading.id}`} className="prose-anchor">
          {words}
        </a>
      )}
    </Tag>
  );
}

/** Links can't be nested. */
function isLink(phrase: ProsePhrase): boolean {
  if (typeof phrase === 'string') return false;
  if (phrase.kind === 'link' || phrase.kind === 'reference') return true;
  return 'phrases' in phrase && phrase.phrases.some(isLink);
}

function List({ list }: { list: ProseList }) {
  const items = numbered(list.items).map(({ key, part }) => (
    <li key={key}>
      <Item blocks={part} />
    </li>
  ));
  return list.isOrdered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>;
}

/** An item with a single paragraph is rendered without a `<p>`. */
function Item({ blocks }: { blocks: readonly ProseBlock[] }) {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'paragraph') return <Blocks blocks={blocks} />;
  return (
    <>
      <Phrases phrases={first.phrases} />
      <Blocks blocks={rest} />
    </>
  );
}

function Table({ table }: { table: ProseTable }) {
  const hasHead = table.head.some((cell) => cell.length > 0);
  return (
    <Scrolled label={table.head.map(plainText).filter(Boolean).join(', ')}>
      <table>
        {hasHead ? (
          <thead>
            <Row cells={table.head} table={table} cell="th" />
          </thead>
        ) : null}
        <tbody>
          {numbered(table.rows).map(({ key, part }) => (
            <Row key={key} cells={part} table={table} cell="td" />
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

type RowProps = { cells: readonly ProseCell[]; table: ProseTable; cell: 'th' | 'td' };

function Row({ cells, table, cell: Cell }: RowProps) {
  return (
    <tr>
      {numbered(cells).map(({ key, part }, index) => (
        <Cell
          key={key}
          scope={Cell === 'th' ? 'col' : undefined}
          data-align={table.columns[index] === 'start' ? undefined : table.columns[index]}
          data-short={plainText(part).length <= shortCell || undefined}
          data-long={plainText(part).length > longCell || undefined}
        >
          <Phrases phrases={part} />
        </Cell>
      ))}
    </tr>
  );
}

/** Cells up to this length don't wrap: the table scrolls instead. */
const shortCell = 18;
/** Longer cells keep a readable width where the table scrolls anyway. */
const longCell = 40;

/** Wide content scrolls in its own box, which is keyboard-focusable. */
function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  const t = useTexts('ui');
  return (
    <ScrollRegion
      label={t('ui.scrollable', { content: label.slice(0, labelLength) })}
      className="prose-scroll"
    >
      {children}
    </ScrollRegion>
  );
}

const labelLength = 80;
