import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { brandName } from '../brand.ts';
import { parseInstant } from '../format-moment.ts';
import type { Academy } from '../payout.types.ts';
import { toSeed } from '../price-line.ts';
import type { Texts } from '../texts.ts';
import { InvoiceHead } from './invoice-pdf.tsx';
import { styles } from './invoice-style.ts';
import { RunningHead } from './page-head.tsx';

type PayoutPageProps = {
  title: string;
  number: string;
  issuedAt: string;
  academy: Academy;
  texts: Texts;
  children: ReactNode;
};

/** The page layout of a representative's documents; the same input produces the same bytes. */
export function PayoutPage({ title, number, issuedAt, academy, texts, children }: PayoutPageProps) {
  const { language, translate } = texts;
  const seed = toSeed(number);
  const moment = parseInstant(issuedAt);
  return (
    <Document
      title={`${title} ${number}`}
      author={academy.name}
      subject={title}
      creator={brandName}
      producer={brandName}
      language={language}
      pdfVersion="1.7"
      creationDate={moment}
      modificationDate={moment}
    >
      <Page size="A4" style={styles.page}>
        <RunningHead title={title} period={number} seed={seed} />
        <InvoiceHead title={title} number={number} seed={seed} />
        {children}
        <View style={styles.footer} fixed>
          <View style={styles.imprint}>
            <Text style={styles.imprintWords}>
              {[academy.name, ...academy.addressLines, academy.email].join(', ')}
            </Text>
            <Text
              render={({ pageNumber, totalPages }) =>
                translate('payout.page', { page: pageNumber, total: totalPages })
              }
            />
          </View>
        </View>
      </Page>
    </Document>
  );
}

/** Small facts in a column, next to the parties. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <View style={styles.party}>
      {facts.map(([label, value]) => (
        <View key={label} style={styles.fact}>
          <Text style={styles.label}>{label}</Text>
          <Text style={styles.value}>{value}</Text>
        </View>
      ))}
    </View>
  );
}
