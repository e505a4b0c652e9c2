import { StyleSheet } from '@react-pdf/renderer';
import { light } from '../brand.ts';
import { fontFamily } from './pdf-fonts.ts';
import { styles as programme } from './pdf-style.ts';

/**
 * A4 landscape in whole points, because the engine rounds its frames: this way colour reaches the
 * edge.
 */
export const certificateWidth = 842;
export const certificateHeight = 595;
const edge = 56;
const waterTop = 352;

export const riverHeight = 88;
export const textWidth = certificateWidth - 2 * edge;

/** Line heights are set per text; see `pdf-style.ts`. */
export const styles = StyleSheet.create({
  page: { fontFamily, color: light.inkSoft, backgroundColor: '#FFFFFF' },
  river: { position: 'absolute', top: waterTop, left: 0 },
  water: {
    position: 'absolute',
    top: waterTop + riverHeight - 1,
    left: 0,
    width: certificateWidth,
    height: certificateHeight - waterTop - riverHeight + 1,
    backgroundColor: light.water,
  },
  masthead: {
    position: 'absolute',
    top: 46,
    left: edge,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 9,
  },
  wordmarkFirst: programme.wordmarkFirst,
  wordmarkSecond: programme.wordmarkSecond,
  words: { position: 'absolute', top: 104, left: edge, width: textWidth },
  title: { fontSize: 27, lineHeight: 1.2, fontWeight: 300, color: light.river },
  label: { marginTop: 20, fontSize: 9.5, lineHeight: 1.4, color: light.inkFaint },
  holder: { marginTop: 2, lineHeight: 1.15, fontWeight: 300, color: light.ink },
  course: { marginTop: 3, lineHeight: 1.22, fontWeight: 600, color: light.ink },
  facts: {
    position: 'absolute',
    left: edge,
    top: 448,
    width: 590,
    flexDirection: 'row',
    gap: 26,
  },
  factLabel: { fontSize: 8.5, lineHeight: 1.45, color: light.inkFaint },
  factValue: { fontSize: 11.5, lineHeight: 1.45, fontWeight: 600, color: light.ink },
  check: { position: 'absolute', left: edge, top: 496, width: 590 },
  address: {
    fontSize: 9.5,
    lineHeight: 1.45,
    fontWeight: 600,
    color: light.river,
    textDecoration: 'none',
  },
  code: {
    position: 'absolute',
    right: edge,
    top: 448,
    padding: 9,
    backgroundColor: '#FFFFFF',
    borderRadius: 4,
  },
  footer: { position: 'absolute', left: edge, bottom: 28, width: 610 },
  meaning: { fontSize: 7.5, lineHeight: 1.45, color: light.inkSoft },
  imprint: { marginTop: 2, fontSize: 7.5, lineHeight: 1.45, color: light.inkFaint },
});
