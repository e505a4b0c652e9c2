import type { ItemFile, ItemWithFiles } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { browserApi } from '../../../lib/api.ts';
import { offlineBookPath } from './offline-item.ts';
import { pageLanguage, registerWorker, type SaveRequest, storeEnvironment } from './save-item.ts';
import { type SaveProgress, storeItem } from './store-item.ts';

type Book = Pick<ItemWithFiles, 'id' | 'slug' | 'title' | 'files'>;

/** The edition to save: the first is in the reader's language, if available. */
export function pdfOf({ files }: Pick<Book, 'files'>): ItemFile | undefined {
  return files.find(({ contentType }) => contentType === 'application/pdf');
}

/** Saves a book's file, downloaded like any other, with the same checks. */
export async function saveBook(
  request: SaveRequest & { readonly book: Book },
  progress: SaveProgress,
): Promise<void> {
  const { owner, texts, book } = request;
  const file = pdfOf(book);
  if (!file) throw new Error(`${book.slug} has no PDF`);
  await registerWorker();
  const path = offlineBookPath(file.id);
  await storeItem(
    {
      kind: 'book',
      owner,
      slug: book.slug,
      title: book.title,
      language: pageLanguage(),
      texts,
      links: [{ path, title: book.title }],
      pages: [],
      files: [path],
    },
    { ...storeEnvironment(request), fetch: () => fetchFile(book, file, progress) },
    progress,
  );
}

async function fetchFile(
  book: Book,
  file: ItemFile,
  { signal, onProgress }: SaveProgress,
): Promise<Response> {
  const { url, fileName } = await browserApi.downloads.request({ item: book.id, file: file.id });
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`the storage answered ${response.status}`);
  let done = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, out) {
      done += part.byteLength;
      onProgress({ done, count: file.bytes });
      out.enqueue(part);
    },
  });
  // The storage sends it as a download; the saved copy is shown in browsers that can display it.
  return new Response(response.body.pipeThrough(counted), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'x-content-type-options': 'nosniff',
    },
  });
}
