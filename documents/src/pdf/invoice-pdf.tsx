import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { Document, Page, Text, View } from '@react-pdf/renderer';
import { brandName, wordmark } from '../brand.ts';
import { formatDay, parseInstant } from '../format-moment.ts';
import { toSeed } from '../price-line.ts';
import type { Texts } from '../texts.ts';
import { Logo, River } from './brand-drawings.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceParties } from './invoice-parties.tsx';
import { InvoicePayment } from './invoice-payment.tsx';
import type { InvoiceProps } from './invoice-props.ts';
import { styles } from './invoice-style.ts';
import { InvoiceSums } from './invoice-sums.tsx';
import { RunningHead } from './page-head.tsx';
import { pageWidth, styles as programmeStyles } from './pdf-style.ts';

/** An invoice, or the credit note that corrects one. */
export function InvoicePdf({ invoice, texts }: InvoiceProps) {
  const { language, translate } = texts;
  const issuedAt = parseInstant(invoice.issuedAt);
  const title = translate(invoice.corrects === null ? 'invoice.title' : 'invoice.creditNote');
  const seed = toSeed(invoice.number);
  return (
    <Document
      title={`${title} ${invoice.number}`}
      author={invoice.seller.name}
      subject={title}
      creator={brandName}
      producer={brandName}
      language={language}
      pdfVersion="1.7"
      creationDate={issuedAt}
      modificationDate={issuedAt}
    >
      <Page size="A4" style={styles.page}>
        <RunningHead title={title} period={invoice.number} seed={seed} />
        <InvoiceHead title={title} number={invoice.number} seed={seed} />
        <InvoiceParties
          invoice={invoice}
          texts={texts}
          facts={[
            { label: translate('invoice.issued'), value: day(invoice.issuedAt, texts) },
            { label: translate('invoice.supplied'), value: day(invoice.suppliedAt, texts) },
            { label: translate('invoice.order'), value: invoice.orderNumber },
            ...(invoice.corrects === null
              ? []
              : [{ label: translate('invoice.corrects'), value: invoice.corrects }]),
          ]}
        />
        <InvoiceLines invoice={invoice} texts={texts} />
        <InvoiceSums invoice={invoice} texts={texts} />
        <InvoicePayment invoice={invoice} texts={texts} />
        <InvoiceFooter invoice={invoice} texts={texts} />
      </Page>
    </Document>
  );
}

/** Covers the running head, which starts on the second page. */
export function InvoiceHead({
  title,
  number,
  seed,
}: {
  title: string;
  number: string;
  seed: number;
}) {
  return (
    <View style={styles.head}>
      <View style={programmeStyles.masthead}>
        <Logo size={30} />
        <View>
          <Text style={programmeStyles.wordmarkFirst}>{wordmark.first}</Text>
          <Text style={programmeStyles.wordmarkSecond}>{wordmark.second}</Text>
        </View>
      </View>
      <Text style={styles.title}>{title}</Text>
      <Text style={styles.number}>{number}</Text>
      <River seed={seed} width={pageWidth} height={54} style={styles.river} />
    </View>
  );
}

function InvoiceFooter({ invoice: { seller }, texts: { translate } }: InvoiceProps) {
  return (
    <View style={styles.footer} fixed>
      <View style={styles.imprint}>
        <Text style={styles.imprintWords}>
          {[seller.name, ...seller.addressLines, seller.email].join(', ')}
        </Text>
        <Text
          render={({ pageNumber, totalPages }) =>
            translate('invoice.page', { page: pageNumber, total: totalPages })
          }
        />
      </View>
    </View>
  );
}

function day(at: string, { language }: Texts): string {
  return formatDay(at, academyTimeZone, language);
}
