import { StyleSheet } from '@react-pdf/renderer';
import { light } from '../brand.ts';

/** How Markdown is typeset: column width and font size, in points. */
export type Measure = { width: number; size: number };

export type BlockStyles = ReturnType<typeof blockStyles>;

/** Line heights are set per text; see `pdf-style.ts`. */
export function blockStyles({ size }: Measure) {
  const text = { fontSize: size, lineHeight: 1.55, color: light.inkSoft };
  const small = { fontSize: size - 1.2, lineHeight: 1.4, color: light.inkSoft };
  return StyleSheet.create({
    paragraph: { ...text, marginBottom: size * 0.75 },
    section: {
      fontSize: size + 4,
      lineHeight: 1.25,
      fontWeight: 600,
      color: light.ink,
      marginTop: size * 0.8,
      marginBottom: size * 0.55,
    },
    subsection: {
      fontSize: size + 1,
      lineHeight: 1.3,
      fontWeight: 600,
      color: light.river,
      marginTop: size * 0.4,
      marginBottom: size * 0.35,
    },
    list: { marginBottom: size * 0.75, gap: size * 0.25 },
    item: { flexDirection: 'row' },
    marker: { ...text, width: size * 1.9, color: light.river },
    itemBody: { flex: 1 },
    itemText: text,
    box: {
      width: size * 0.9,
      height: size * 0.9,
      marginTop: size * 0.35,
      marginRight: size * 0.9,
      borderWidth: 0.8,
      borderColor: light.river,
    },
    quote: {
      marginBottom: size * 0.75,
      paddingLeft: size * 1.3,
      borderLeftWidth: 2,
      borderLeftColor: light.bell,
    },
    quoteText: { ...text, fontSize: size + 0.6, color: light.ink },
    formula: {
      marginBottom: size,
      paddingVertical: size * 0.7,
      paddingHorizontal: size,
      backgroundColor: light.water,
    },
    formulaText: { fontSize: size - 0.4, lineHeight: 1.5, color: light.ink },
    table: { marginTop: size * 0.2, marginBottom: size * 1.2 },
    row: { flexDirection: 'row', borderTopWidth: 0.5, borderTopColor: light.rule },
    headRow: { flexDirection: 'row' },
    lastRow: { borderBottomWidth: 0.5, borderBottomColor: light.rule },
    cell: { ...small, paddingVertical: size * 0.32, paddingRight: size * 0.8 },
    // Room for handwriting.
    rowToFill: { minHeight: size * 2.6 },
    headCell: { ...small, fontWeight: 600, color: light.ink },
    // Dark and with space above, because it serves as a line to write on.
    rule: {
      marginTop: size * 1.6,
      marginBottom: size,
      borderBottomWidth: 0.5,
      borderBottomColor: light.inkFaint,
    },
    strong: { fontWeight: 600, color: light.ink },
    emphasis: { fontStyle: 'italic' },
    link: { color: light.river },
  });
}
