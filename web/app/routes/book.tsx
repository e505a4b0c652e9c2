import { bookPath } from '../features/shared/paths/book-paths.ts';
import { BookHead } from '../features/shop/catalogue/books/book-head.tsx';
import { BookPage } from '../features/shop/catalogue/books/book-page.tsx';
import { toBookView } from '../features/shop/catalogue/books/book-view.server.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { readItemPage } from '../page/read-item-page.ts';
import type { Route } from './+types/book.ts';

/** As many as are shown, plus this one, which may be among them. */
const maxRelated = 4;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const { slug } = params;
  const page = await readItemPage(api.catalogue.book({ slug, language }), {
    request,
    pathTo: bookPath,
  });
  const { items } = await readForPage(
    api.catalogue.list({ kind: 'book', language, limit: maxRelated }),
  );
  const others = items.filter(({ id }) => id !== page.id).slice(0, maxRelated - 1);
  return { book: toBookView(page), others };
}

export default function Book({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BookHead book={loaderData.book} />
      <BookPage book={loaderData.book} others={loaderData.others} />
    </>
  );
}
