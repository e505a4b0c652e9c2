import { renderToBuffer } from '@react-pdf/renderer';
import type { Sender } from '../documents.types.ts';
import { textsFor } from '../texts.ts';
import { type Book, BookPdf } from './book-pdf.tsx';
import { FactSheetPdf, type Sheet } from './fact-sheet-pdf.tsx';
import { loadFonts } from './pdf-fonts.ts';

await loadFonts();

/** Rendered twice: the table of contents precedes the chapters whose page numbers it needs. */
export async function renderBook(book: Book): Promise<Uint8Array> {
  const pages = new Map<string, number>();
  const setting = (known: ReadonlyMap<string, number>) => (
    <BookPdf book={book} pages={known} onChapter={(title, page) => pages.set(title, page)} />
  );
  await renderToBuffer(setting(new Map()));
  return renderToBuffer(setting(new Map(pages)));
}

export async function renderSheet(sheet: Sheet, sender: Sender): Promise<Uint8Array> {
  const texts = textsFor('programme', 'en');
  return renderToBuffer(<FactSheetPdf sheet={sheet} texts={texts} sender={sender} />);
}
