import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../lib/local-path.ts';
import type {
  ProseBlock,
  ProseCell,
  ProseHeading,
  ProseLink,
  ProseList,
  ProsePhrase,
  ProseTable,
} from '../lib/markdown/prose-tree.ts';
import { plainText } from '../lib/markdown/prose-tree.ts';
import { useTexts } from '../lib/texts.tsx';
import { classNames } from './class-names.ts';
import { ScrollRegion } from './scroll-region.tsx';
import './prose.css';

type ProseProps = {
  blocks: readonly ProseBlock[];
  /** To be read at length, in the serif; or in passing, in the type of the page around it. */
  kind?: 'reading' | 'passing';
  /** Where the text is in another language than the page. */
  lang?: string;
  className?: string;
};

/** A written text: paragraphs, headings with anchors, lists, quotes, figures in tables. */
export function Prose({ blocks, kind = 'passing', lang, className }: ProseProps) {
  return (
    <div lang={lang} className={classNames('prose', className)} data-kind={kind}>
      <Blocks blocks={blocks} />
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly ProseBlock[] }) {
  return numbered(blocks).map(({ key, part }) => <Block key={key} block={part} />);
}

function Block({ block }: { block: ProseBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Phrases phrases={block.phrases} />
        </p>
      );
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
    case 'code':
      return <Scrolled label={block.text}>{<pre>{block.text}</pre>}</Scrolled>;
    case 'table':
      return <Table table={block} />;
    case 'rule':
      return <hr />;
  }
}

/** A heading leads to itself, so that a place in a text can be passed on. */
function Heading({ heading }: { heading: ProseHeading }) {
  const Tag = `h${heading.level}` as const;
  const words = <Phrases phrases={heading.phrases} />;
  const hasLink = heading.phrases.some((part) => typeof part !== 'string' && part.kind === 'link');
  return (
    <Tag id={heading.id}>
      {hasLink ? (
        words
      ) : (
        <a href={`#${heading.id}`} className="prose-anchor">
          {words}
        </a>
      )}
    </Tag>
  );
}

function List({ list }: { list: ProseList }) {
  const items = numbered(list.items).map(({ key, part }) => (
    <li key={key}>
      <Item blocks={part} />
    </li>
  ));
  return list.isOrdered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>;
}

/** An entry of one paragraph needs no paragraph around it. */
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
        >
          <Phrases phrases={part} />
        </Cell>
      ))}
    </tr>
  );
}

/** A figure or a sum of this length is not broken: the table is wider instead, and scrolls. */
const shortCell = 18;

/** What is wider than a phone scrolls in a box of its own, which the keyboard reaches too. */
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

function Phrases({ phrases }: { phrases: readonly ProsePhrase[] }) {
  return numbered(phrases).map(({ key, part }) =>
    typeof part === 'string' ? part : <Phrase key={key} phrase={part} />,
  );
}

function Phrase({ phrase }: { phrase: Exclude<ProsePhrase, string> }) {
  switch (phrase.kind) {
    case 'strong':
      return (
        <strong>
          <Phrases phrases={phrase.phrases} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Phrases phrases={phrase.phrases} />
        </em>
      );
    case 'deleted':
      return (
        <s>
          <Phrases phrases={phrase.phrases} />
        </s>
      );
    case 'code':
      return <code>{phrase.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return <WrittenLink link={phrase} />;
  }
}

function WrittenLink({ link }: { link: ProseLink }) {
  const t = useTexts('ui');
  const localPath = useLocalPath();
  const words = <Phrases phrases={link.phrases} />;
  if (link.isExternal) {
    return (
      <a href={link.href} rel="noopener nofollow">
        {words}
        <ExternalLink aria-hidden="true" /> <span className="sr-only">{t('ui.externalLink')}</span>
      </a>
    );
  }
  // Mailboxes and places of this page are the browser's own business.
  if (!link.href.startsWith('/')) return <a href={link.href}>{words}</a>;
  return <Link to={localPath(link.href)}>{words}</Link>;
}

/** A text does not change while it is shown: a part's place is its name. */
function numbered<Part>(parts: readonly Part[]): { key: string; part: Part }[] {
  return parts.map((part, index) => ({ key: String(index), part }));
}
