import { Text, View } from '@react-pdf/renderer';
import type { BlockStyles } from './block-style.ts';
import { type Table, toPlainText } from './markdown.ts';
import { Phrases } from './phrases.tsx';

type MarkdownTableProps = { table: Table; styles: BlockStyles };

/** Columns share the width by content: a column of numbers leaves room for sentences. */
export function MarkdownTable({ table, styles }: MarkdownTableProps) {
  const [head, ...rows] = table.children;
  if (!head) return null;
  const shares = columnShares(table);
  const hasHead = head.children.some((cell) => cellText(cell) !== '');
  return (
    <View style={styles.table} wrap={false}>
      {(hasHead ? table.children : rows).map((row) => {
        const isHead = row === head;
        const isToFill = !isHead && row.children.slice(1).some(isBlank);
        return (
          <View
            key={row.position?.start.offset}
            style={[
              isHead ? styles.headRow : styles.row,
              row === rows.at(-1) ? styles.lastRow : {},
              isToFill ? styles.rowToFill : {},
            ]}
          >
            {row.children.map((cell, column) => (
              <Text
                key={cell.position?.start.offset}
                style={[
                  styles.cell,
                  isHead ? styles.headCell : {},
                  {
                    flexGrow: shares[column] ?? 1,
                    flexBasis: 0,
                    textAlign: table.align?.[column] === 'right' ? 'right' : 'left',
                  },
                ]}
              >
                <Phrases block={cell} styles={styles} />
              </Text>
            ))}
          </View>
        );
      })}
    </View>
  );
}

type Cell = Table['children'][number]['children'][number];

function cellText(cell: Cell): string {
  return cell.children.map(toPlainText).join('');
}

/** Empty, or only a prompt such as "Entry:" or "2." to be filled in. */
function isBlank(cell: Cell): boolean {
  return /^(.*:|\d+\.)?$/.test(cellText(cell));
}

const narrowest = 7;
const widest = 34;
/** Room for handwriting. */
const toFill = 26;

function columnShares({ children: rows }: Table): number[] {
  const columns = rows[0]?.children.length ?? 0;
  return Array.from({ length: columns }, (_, column) => {
    const lengths = rows.map(({ children }) => {
      const cell = children[column];
      return cell ? cellText(cell).length : 0;
    });
    const blanks = lengths.slice(1).filter((length) => length === 0).length;
    const min = blanks * 2 >= lengths.length - 1 ? toFill : narrowest;
    return Math.min(Math.max(min, ...lengths), widest);
  });
}
