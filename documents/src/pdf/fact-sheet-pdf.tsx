import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { brandName, light, wordmark } from '../brand.ts';
import type { Sender } from '../documents.types.ts';
import { toSeed } from '../price-line.ts';
import type { Texts } from '../texts.ts';
import { Logo, River } from './brand-drawings.tsx';
import type { Block } from './markdown.ts';
import { MarkdownBlocks } from './markdown-blocks.tsx';
import { PageFooter } from './page-footer.tsx';
import { fontFamily } from './pdf-fonts.ts';
import { pageWidth, styles as programmeStyles } from './pdf-style.ts';

export type Sheet = {
  title: string;
  summary: string;
  language: string;
  edition: Date;
  blocks: readonly Block[];
};

type FactSheetPdfProps = { sheet: Sheet; texts: Texts; sender: Sender };

const edge = 52;
const measure = { width: pageWidth - 2 * edge, size: 9.2 };

const styles = StyleSheet.create({
  page: {
    fontFamily,
    fontSize: 9.2,
    color: light.inkSoft,
    paddingTop: 46,
    paddingBottom: 92,
    paddingHorizontal: edge,
  },
  head: { marginTop: -46, marginLeft: -edge, width: pageWidth + 1, marginBottom: 12 },
  masthead: {
    paddingHorizontal: edge,
    paddingTop: 34,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
  },
  title: { fontSize: 32, lineHeight: 1.15, fontWeight: 300, color: light.ink, marginTop: 18 },
  summary: { fontSize: 11, lineHeight: 1.45, color: light.inkSoft, marginTop: 6 },
  words: { paddingHorizontal: edge },
  river: { marginTop: 4 },
});

/** One or two A4 pages: facts about a market, or a form to fill in. */
export function FactSheetPdf({ sheet, texts, sender }: FactSheetPdfProps) {
  return (
    <Document
      title={sheet.title}
      author={sender.name}
      subject={sheet.summary}
      creator={brandName}
      producer={brandName}
      language={sheet.language}
      pdfVersion="1.7"
      creationDate={sheet.edition}
      modificationDate={sheet.edition}
    >
      <Page size="A4" style={styles.page}>
        <View style={styles.head}>
          <View style={styles.masthead}>
            <Logo size={26} />
            <View>
              <Text style={programmeStyles.wordmarkFirst}>{wordmark.first}</Text>
              <Text style={programmeStyles.wordmarkSecond}>{wordmark.second}</Text>
            </View>
          </View>
          <View style={styles.words}>
            <Text style={styles.title}>{sheet.title}</Text>
            {sheet.summary !== '' && <Text style={styles.summary}>{sheet.summary}</Text>}
          </View>
          <River seed={toSeed(sheet.title)} width={pageWidth} height={44} style={styles.river} />
        </View>
        <MarkdownBlocks blocks={sheet.blocks} measure={measure} figureName="Figure " />
        <PageFooter sender={sender} texts={texts} />
      </Page>
    </Document>
  );
}
