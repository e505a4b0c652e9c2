import type { LanguageCode } from '@danube/contract/locale.ts';
import { renderToBuffer } from '@react-pdf/renderer';
import type { Pdf, Sender } from '../documents.types.ts';
import { textsFor } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import { loadFonts } from './pdf-fonts.ts';
import { ProgrammePdf } from './programme-pdf.tsx';

await loadFonts();

export async function renderPdf(
  pdf: Pdf,
  locale: LanguageCode,
  sender: Sender,
): Promise<Uint8Array> {
  const texts = textsFor('programme', locale);
  const programme = { ...pdf, siteUrl: requireWebUrl(pdf.siteUrl) };
  return renderToBuffer(<ProgrammePdf programme={programme} texts={texts} sender={sender} />);
}
