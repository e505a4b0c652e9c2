import { StyleSheet } from '@react-pdf/renderer';
import { dark, light } from '../brand.ts';
import type { Measure } from './block-style.ts';
import { fontFamily } from './pdf-fonts.ts';

/** A5 in whole points, because the engine rounds its frames: this way colour reaches the edge. */
export const bookWidth = 420;
export const bookHeight = 595;
const edge = 48;

export const bookMeasure: Measure = { width: bookWidth - 2 * edge, size: 9.4 };

/** Line heights are set per text; see `pdf-style.ts`. */
export const bookStyles = StyleSheet.create({
  cover: { fontFamily, backgroundColor: light.ink, color: dark.ink },
  coverText: { paddingHorizontal: edge, paddingTop: 118 },
  coverTitle: { fontSize: 44, lineHeight: 1.08, fontWeight: 300, color: dark.ink },
  coverSubtitle: { marginTop: 16, fontSize: 12.5, lineHeight: 1.45, color: dark.inkSoft },
  coverAuthor: { marginTop: 30, fontSize: 13, fontWeight: 600, color: dark.bell },
  coverRiver: { position: 'absolute', left: 0, bottom: 0 },
  coverFoot: {
    position: 'absolute',
    left: edge,
    bottom: 34,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 9,
  },
  wordmarkFirst: { fontSize: 11, lineHeight: 1.15, fontWeight: 600, color: dark.ink },
  wordmarkSecond: { fontSize: 10, lineHeight: 1.25, color: dark.inkSoft },
  page: {
    fontFamily,
    paddingTop: 62,
    paddingBottom: 58,
    paddingHorizontal: edge,
    color: light.inkSoft,
  },
  imprint: { fontFamily, paddingHorizontal: edge, paddingBottom: 58, justifyContent: 'flex-end' },
  head: {
    position: 'absolute',
    top: 32,
    left: edge,
    right: edge,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 7.5,
    color: light.inkFaint,
  },
  foot: {
    position: 'absolute',
    bottom: 30,
    left: edge,
    right: edge,
    textAlign: 'center',
    fontSize: 8,
    color: light.inkFaint,
  },
  opening: { marginTop: -62, marginLeft: -edge, width: bookWidth, marginBottom: 20 },
  openingWords: { paddingHorizontal: edge, marginTop: 14 },
  chapterNumber: { fontSize: 30, lineHeight: 1.2, fontWeight: 300, color: light.river },
  chapterTitle: { fontSize: 23, lineHeight: 1.2, fontWeight: 300, color: light.ink },
  contentsTitle: {
    fontSize: 23,
    lineHeight: 1.2,
    fontWeight: 300,
    color: light.ink,
    marginTop: 26,
    marginBottom: 20,
  },
  contentsRow: {
    flexDirection: 'row',
    alignItems: 'baseline',
    paddingVertical: 7,
    borderTopWidth: 0.5,
    borderTopColor: light.rule,
    fontSize: 10,
    color: light.ink,
  },
  contentsNumber: { width: 26, color: light.river },
  contentsName: { flex: 1, color: light.ink },
  contentsPage: { width: 30, textAlign: 'right', color: light.inkFaint },
});
