import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Card, Pdf, Sender } from './documents.types.ts';

export { declarationText } from './declaration-text.ts';
export { renderMail } from './mail/render-mail.tsx';

export async function renderPdf(
  pdf: Pdf,
  locale: LanguageCode,
  sender: Sender,
): Promise<Uint8Array> {
  // Loading the PDF engine takes half a second, which a process that only sends emails doesn't
  // need.
  const engine = await import('./pdf/render-pdf.tsx');
  return engine.renderPdf(pdf, locale, sender);
}

export async function drawCard(card: Card, locale: LanguageCode): Promise<string> {
  const engine = await import('./pdf/draw-card.tsx');
  return engine.drawCard(card, locale);
}
