import { pathToFileURL } from 'node:url';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type {
  Card,
  DeclarationText,
  Documents as DocumentsBundle,
  Mail,
  Pdf,
  RenderedMail,
  Sender,
} from '@danube/documents/documents.types.ts';

export type Documents = {
  /** The text of a declaration, as shown, stored and confirmed. */
  declarationText(declaration: DeclarationText, locale: LanguageCode): Promise<string>;
  /** A 1200×630 SVG without fonts: all text is converted to outlines. */
  drawCard(card: Card, locale: LanguageCode): Promise<string>;
  renderMail(mail: Mail, locale: LanguageCode): Promise<RenderedMail>;
  renderPdf(pdf: Pdf, locale: LanguageCode): Promise<Uint8Array>;
};

/** The built documents are loaded by path, like the pages, because Node can't run `.tsx`. */
export function createDocuments(settings: {
  path: string;
  /** Called for every document, so that it uses the academy's current name. */
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
