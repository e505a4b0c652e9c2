import type { LanguageCode } from '@danube/contract/locale.ts';
import { renderToBuffer } from '@react-pdf/renderer';
import type { Pdf, Sender } from '../documents.types.ts';
import { textsFor } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import { CertificatePdf } from './certificate-pdf.tsx';
import { InvoicePdf } from './invoice-pdf.tsx';
import { loadFonts } from './pdf-fonts.ts';
import { ProgrammePdf } from './programme-pdf.tsx';
import { RepStatementPdf } from './rep-statement-pdf.tsx';
import { SelfBillPdf } from './self-bill-pdf.tsx';

await loadFonts();

export async function renderPdf(
  pdf: Pdf,
  locale: LanguageCode,
  sender: Sender,
): Promise<Uint8Array> {
  return renderToBuffer(documentOf(pdf, locale, sender));
}

function documentOf(pdf: Pdf, locale: LanguageCode, sender: Sender) {
  switch (pdf.kind) {
    case 'programme': {
      const programme = { ...pdf, siteUrl: requireWebUrl(pdf.siteUrl) };
      const texts = textsFor('programme', locale);
      return <ProgrammePdf programme={programme} texts={texts} sender={sender} />;
    }
    // The seller stored with the invoice, not the current one.
    case 'invoice':
      return <InvoicePdf invoice={pdf} texts={textsFor('invoice', locale)} />;
    case 'self-bill':
      return <SelfBillPdf bill={pdf} texts={textsFor('payout', locale)} />;
    case 'rep-statement':
      return <RepStatementPdf statement={pdf} texts={textsFor('payout', locale)} />;
    case 'certificate': {
      const certificate = { ...pdf, url: requireWebUrl(pdf.url) };
      const texts = textsFor('completion', locale);
      return <CertificatePdf certificate={certificate} texts={texts} sender={sender} />;
    }
  }
}
