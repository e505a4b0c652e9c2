import { BooksHead } from '../features/shop/catalogue/books/books-head.tsx';
import { BooksPage } from '../features/shop/catalogue/books/books-page.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/books.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  // With the files, because a translated edition has its own page count.
  return { items: await readForPage(api.catalogue.listWithFiles({ kind: 'book', language })) };
}

export default function Books({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BooksHead items={loaderData.items} />
      <BooksPage items={loaderData.items} />
    </>
  );
}
