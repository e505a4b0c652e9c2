import { Text, View } from '@react-pdf/renderer';
import { type BlockStyles, blockStyles, type Measure } from './block-style.ts';
import { parseFigure } from './figure.ts';
import { FigureChart } from './figure-chart.tsx';
import { type Block, type List, toPlainText } from './markdown.ts';
import { MarkdownTable } from './markdown-table.tsx';
import { Phrases } from './phrases.tsx';

type MarkdownBlocksProps = {
  blocks: readonly Block[];
  measure: Measure;
  /** The prefix of a drawing's number, such as "Figure 4."; counted within the blocks. */
  figureName?: string;
  /** The number format in drawings. */
  language?: string;
};

type BlockProps = {
  block: Block;
  styles: BlockStyles;
  measure: Measure;
  name: string;
  language: string;
};

/**
 * Rendered as siblings, because the engine only keeps a heading with what follows among siblings.
 * The lead of an unbreakable block (a table, a drawing) is kept with it.
 */
export function MarkdownBlocks(props: MarkdownBlocksProps) {
  const { blocks, measure, figureName = '', language = 'en' } = props;
  const styles = blockStyles(measure);
  const figures = blocks.filter(isFigure);
  return groupUnbreakable(blocks).map((group) => {
    const drawn = group.map((block) => (
      <MarkdownBlock
        key={keyOf(block)}
        block={block}
        styles={styles}
        measure={measure}
        name={`${figureName}${figures.indexOf(block) + 1}`}
        language={language}
      />
    ));
    if (drawn.length === 1) return drawn;
    return (
      <View key={group.map(keyOf).join()} wrap={false}>
        {drawn}
      </View>
    );
  });
}

function keyOf(block: Block): string {
  return `${block.type} ${block.position?.start.offset}`;
}

function isFigure(block: Block): boolean {
  return block.type === 'code' && block.lang === 'figure';
}

function groupUnbreakable(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && isBoundTo(before, block)) group.push(block);
    else groups.push([block]);
  }
  return groups;
}

function isBoundTo(before: Block, block: Block): boolean {
  const isWhole = block.type === 'table' || (block.type === 'code' && block.lang !== 'log');
  if (before.type === 'heading') return isWhole || isShortLead(block);
  return isShortLead(before) && isWhole;
}

/** A sentence that introduces what follows; a longer paragraph may be on the page before. */
function isShortLead(block: Block): boolean {
  if (block.type !== 'paragraph') return false;
  const text = toPlainText(block);
  return text.endsWith(':') && text.length <= 160;
}

function MarkdownBlock(props: BlockProps) {
  const { block, styles, measure } = props;
  switch (block.type) {
    case 'heading':
      return (
        <Text
          style={block.depth === 2 ? styles.section : styles.subsection}
          minPresenceAhead={measure.size * 5}
        >
          {toPlainText(block)}
        </Text>
      );
    case 'paragraph':
      return <Paragraph {...props} />;
    case 'list':
      return <MarkdownList list={block} styles={styles} />;
    case 'table':
      return <MarkdownTable table={block} styles={styles} />;
    case 'blockquote':
      return (
        <View style={styles.quote} wrap={false}>
          {block.children.map((quoted) => (
            <Text key={keyOf(quoted)} style={styles.quoteText}>
              <Phrases block={quoted} styles={styles} />
            </Text>
          ))}
        </View>
      );
    case 'code':
      return <Fenced {...props} />;
    case 'thematicBreak':
      return <View style={styles.rule} />;
    default:
      return null;
  }
}

function Fenced({ block, styles, measure, name, language }: BlockProps) {
  if (block.type !== 'code') return null;
  if (block.lang === 'figure') {
    const figure = parseFigure(block.value);
    return <FigureChart figure={figure} name={name} width={measure.width} language={language} />;
  }
  // Log pages follow the chapter; the book adds them.
  if (block.lang === 'log') return null;
  return <Formula source={block.value} styles={styles} />;
}

/** The fonts are proportional, so what spaces align in the source becomes two columns. */
function Formula({ source, styles }: { source: string; styles: BlockStyles }) {
  const lines = source.split('\n').map((line) => {
    const [, left, right] = /^(.*\S)\s{2,}(\S.*)$/.exec(line.replace(/=\s+/, '= ')) ?? [];
    return left === undefined ? [line] : [left.replace(/\s+/g, ' '), right];
  });
  const share = Math.max(1, ...lines.map(([left = '', right]) => (right ? left.length : 0)));
  const rest = Math.max(1, ...lines.map(([, right = '']) => right.length));
  return (
    <View style={styles.formula} wrap={false}>
      {lines.map(([left = '', right]) => (
        <View key={`${left}${right}`} style={styles.item}>
          <Text style={[styles.formulaText, { flexGrow: right ? share : 1, flexBasis: 0 }]}>
            {left}
          </Text>
          {right && (
            <Text style={[styles.formulaText, { flexGrow: rest, flexBasis: 0 }]}>{right}</Text>
          )}
        </View>
      ))}
    </View>
  );
}

function Paragraph({ block, styles, measure }: BlockProps) {
  return (
    <Text
      style={styles.paragraph}
      orphans={2}
      widows={2}
      {...(isShortLead(block) && { minPresenceAhead: measure.size * 3 })}
    >
      <Phrases block={block} styles={styles} />
    </Text>
  );
}

function MarkdownList({ list, styles }: { list: List; styles: BlockStyles }) {
  return (
    <View style={styles.list}>
      {list.children.map((item, index) => (
        <View key={item.position?.start.offset} style={styles.item} wrap={false}>
          {typeof item.checked === 'boolean' ? (
            <View style={styles.box} />
          ) : (
            <Text style={styles.marker}>
              {list.ordered ? `${(list.start ?? 1) + index}.` : '•'}
            </Text>
          )}
          <View style={styles.itemBody}>
            {item.children.map((block) =>
              block.type === 'list' ? (
                <MarkdownList key={keyOf(block)} list={block} styles={styles} />
              ) : (
                <Text key={keyOf(block)} style={styles.itemText}>
                  <Phrases block={block} styles={styles} />
                </Text>
              ),
            )}
          </View>
        </View>
      ))}
    </View>
  );
}
