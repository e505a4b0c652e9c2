import { pathToFileURL } from 'node:url';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type {
  CertificateCard,
  DeclarationText,
  Documents as DocumentsBundle,
  Mail,
  Pdf,
  RenderedMail,
  Sender,
} from '@danube/documents/documents.types.ts';

export type Documents = {
  /** The words of a declaration, as they are shown, kept and confirmed. */
  declarationText(declaration: DeclarationText, locale: LanguageCode): Promise<string>;
  /** An SVG of 1200 by 630 without letters: every text is drawn as its outlines. */
  drawCard(card: CertificateCard, locale: LanguageCode): Promise<string>;
  renderMail(mail: Mail, locale: LanguageCode): Promise<RenderedMail>;
  renderPdf(pdf: Pdf, locale: LanguageCode): Promise<Uint8Array>;
};

/** The built documents are found by path, as the pages are: Node itself runs no `.tsx`. */
export function createDocuments(settings: {
  path: string;
  /** Asked for every document, so that it names the academy as it's called by then. */
  findSender(language: LanguageCode): Promise<Sender>;
}): Documents {
  let loading: Promise<DocumentsBundle> | undefined;

  async function load(): Promise<DocumentsBundle> {
    loading ??= importDocuments(settings.path);
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    async declarationText(declaration, locale) {
      const documents = await load();
      return documents.declarationText(declaration, locale);
    },
    async drawCard(card, locale) {
      const documents = await load();
      return documents.drawCard(card, locale);
    },
    async renderMail(mail, locale) {
      const documents = await load();
      return documents.renderMail(mail, locale, await settings.findSender(locale));
    },
    async renderPdf(pdf, locale) {
      const documents = await load();
      return documents.renderPdf(pdf, locale, await settings.findSender(locale));
    },
  };
}

async function importDocuments(path: string): Promise<DocumentsBundle> {
  const bundle: unknown = await import(pathToFileURL(path).href);
  if (!isDocuments(bundle)) throw new TypeError(`${path} is not the bundle of documents`);
  return bundle;
}

function isDocuments(bundle: unknown): bundle is DocumentsBundle {
  if (typeof bundle !== 'object' || bundle === null) return false;
  const exported = new Map(Object.entries(bundle));
  const names: readonly (keyof DocumentsBundle)[] = [
    ...(['declarationText', 'drawCard', 'renderMail', 'renderPdf'] as const),
  ];
  return names.every((name) => typeof exported.get(name) === 'function');
}
