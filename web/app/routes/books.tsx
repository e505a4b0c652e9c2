import { BooksHead } from '../features/shop/catalogue/books/books-head.tsx';
import { BooksPage } from '../features/shop/catalogue/books/books-page.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/books.ts';

/** More books than the academy will publish soon; one page shows them all. */
const maxBooks = 60;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const { items } = await readForPage(
    api.catalogue.list({ kind: 'book', language, limit: maxBooks }),
  );
  return { items };
}

export default function Books({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BooksHead items={loaderData.items} />
      <BooksPage items={loaderData.items} />
    </>
  );
}
