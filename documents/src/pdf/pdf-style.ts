import type { EventType } from '@danube/contract/events/events.schemas.ts';
import { StyleSheet } from '@react-pdf/renderer';
import { light } from '../brand.ts';
import { fontFamily } from './pdf-fonts.ts';

/** A4 in points. */
export const pageWidth = 595.28;
const edge = 52;
const headHeight = 116;
const paper = '#FFFFFF';
const hairline = { borderTopWidth: 0.6, borderTopColor: light.rule };

/** Market green for live trading, blue for everything else, as on the site. */
export const colourOfType: Record<EventType, string> = {
  live_trading: light.rise,
  other: light.info,
};

/**
 * Text that is rendered per page must neither have nor inherit a line height: the engine resolves
 * its styles again and multiplies the height by the font size a second time, which moves the text
 * off the page. So line heights are set per text, never on the page or a frame, and always next to
 * a font size, because an inherited one isn't known yet when they are resolved.
 */
export const styles = StyleSheet.create({
  page: {
    fontFamily,
    fontSize: 9.5,
    color: light.inkSoft,
    paddingTop: headHeight,
    paddingBottom: 98,
    paddingHorizontal: edge,
  },
  head: {
    marginTop: -headHeight,
    marginLeft: -edge,
    marginBottom: 22,
    // The engine rounds frames to whole points; one more makes sure that the edge is covered.
    width: pageWidth + 1,
    paddingTop: 44,
    backgroundColor: paper,
  },
  masthead: { paddingHorizontal: edge, flexDirection: 'row', alignItems: 'center', gap: 9 },
  wordmarkFirst: { fontSize: 12, lineHeight: 1.15, fontWeight: 600, color: light.ink },
  wordmarkSecond: { fontSize: 11, lineHeight: 1.25, color: light.inkSoft },
  title: {
    marginTop: 48,
    paddingHorizontal: edge,
    fontSize: 42,
    lineHeight: 1.15,
    fontWeight: 300,
    color: light.ink,
  },
  headFacts: {
    marginTop: 14,
    paddingHorizontal: edge,
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
  },
  period: { fontSize: 14, lineHeight: 1.4, fontWeight: 600, color: light.ink },
  headNote: { fontSize: 9, lineHeight: 1.5, textAlign: 'right', color: light.inkFaint },
  line: { marginTop: 14 },
  runningHead: { position: 'absolute', top: 36, left: 0, width: pageWidth },
  runningWords: {
    paddingHorizontal: edge,
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'baseline',
  },
  runningTitle: { fontSize: 11, fontWeight: 600, color: light.ink },
  runningPeriod: { fontSize: 9, color: light.inkFaint },
  row: { flexDirection: 'row' },
  rowOfNewDay: { ...hairline },
  dayColumn: { width: 92, paddingVertical: 14 },
  dayWord: { fontSize: 9.5, color: light.inkFaint },
  dayAgain: { marginTop: 1.5, fontSize: 9, color: light.inkFaint },
  numeral: {
    marginTop: 1,
    marginBottom: 2,
    fontSize: 40,
    lineHeight: 1.15,
    fontWeight: 300,
    color: light.ink,
  },
  session: { flex: 1, flexDirection: 'row', paddingVertical: 14 },
  sessionOfSameDay: { ...hairline },
  hours: { width: 112, paddingRight: 8 },
  time: { fontSize: 11.5, fontWeight: 600, color: light.ink },
  quiet: { fontSize: 9, color: light.inkFaint },
  about: { flex: 1 },
  sessionTitle: { fontSize: 13, lineHeight: 1.3, fontWeight: 600, color: light.ink },
  type: { marginTop: 3, flexDirection: 'row', alignItems: 'center', gap: 5 },
  typeMark: { width: 5, height: 5, borderRadius: 2.5 },
  typeName: { fontSize: 8.5, fontWeight: 600 },
  // A description may be pages long; the programme shows its beginning.
  description: {
    marginTop: 4,
    fontSize: 9.5,
    lineHeight: 1.5,
    maxLines: 3,
    textOverflow: 'ellipsis',
  },
  empty: { ...hairline, paddingVertical: 20, fontSize: 13, color: light.inkSoft },
  closing: { ...hairline, paddingTop: 12, gap: 2, fontSize: 8.5, color: light.inkFaint },
  footer: { position: 'absolute', left: edge, right: edge, bottom: 34 },
  risk: { fontSize: 7.5, lineHeight: 1.45, color: light.risk },
  imprint: {
    marginTop: 7,
    ...hairline,
    paddingTop: 7,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 7.5,
    color: light.inkFaint,
  },
});
