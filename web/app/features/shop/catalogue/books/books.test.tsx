// @vitest-environment jsdom
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { PageUrlProvider } from '../../../../lib/page-url.tsx';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { makeBookPage, makeItemCard } from '../../item/catalogue.factory.ts';
import { BookHead } from './book-head.tsx';
import { BookPage } from './book-page.tsx';
import { toBookView } from './book-view.server.ts';
import { BooksHead } from './books-head.tsx';
import { BooksPage } from './books-page.tsx';

afterEach(cleanup);

function framed(shown: ReactNode, path = '/books') {
  return (
    <PageFrame path={path}>
      <PageUrlProvider siteUrl="https://danube.example" alternates={['en', 'de']}>
        {shown}
      </PageUrlProvider>
    </PageFrame>
  );
}

function structured(container: HTMLElement) {
  const script = container.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? '');
}

const notebook = makeItemCard({
  kind: 'book',
  slug: 'session-notebook',
  title: 'The Session Notebook',
  price: moneySchema.parse(1900),
  by: 'Katharina Lindner',
  pageCount: 39,
});

describe('shelf of books', () => {
  it('leads to the page of every book and into the first one [R2.08]', () => {
    render(framed(<BooksPage items={[makeBookPage(), notebook]} />, '/books?lang=de'));
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Forbidden Trading')).toBe('/book/forbidden-trading?lang=de');
    expect(address('The Session Notebook')).toBe('/book/session-notebook?lang=de');
    expect(address('Look inside: Forbidden Trading')).toBe(
      '/book/forbidden-trading?lang=de#inside',
    );
    expect(screen.getByRole('heading', { name: '2 books' })).toBeDefined();
    expect(screen.getByText('€19.00')).toBeDefined();
  });

  it('says so where there is none, and where to go instead', () => {
    render(framed(<BooksPage items={[]} />));
    expect(screen.getByText('No books yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Browse courses' })).toBeDefined();
  });

  it('is a list to search engines', () => {
    const { container } = render(framed(<BooksHead items={[makeBookPage(), notebook]} />));
    expect(structured(container).itemListElement).toMatchObject([
      { position: 1, url: 'https://danube.example/book/forbidden-trading?lang=en' },
      { position: 2, name: 'The Session Notebook' },
    ]);
  });
});

describe('page of a book', () => {
  function showBook(wanted = {}) {
    const book = toBookView(makeBookPage(wanted));
    return render(framed(<BookPage book={book} others={[]} />, `/book/${book.slug}`));
  }

  it('tells author, length, format and language [R2.08]', () => {
    showBook();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Forbidden Trading');
    const author = screen.getByRole('link', { name: 'by Viktor Hajnal' });
    expect(author.getAttribute('href')).toBe('/instructors/viktor-hajnal');
    const facts = screen.getByLabelText('Book details');
    expect(facts.textContent).toBe('pages50formatPDFlanguageEnglish');
  });

  it('leads to the edition that comes first, and names the language of each', () => {
    const [file] = makeBookPage().files;
    if (!file) throw new Error('the book has a file');
    const id = fileIdSchema.parse('40000000-0000-4000-8000-00000000000d');
    const german = { ...file, id, name: 'forbidden-trading.de.pdf' };
    showBook({ files: [german, file] });
    const facts = screen.getByLabelText('Book details');
    expect(facts.textContent).toBe('pages50formatPDFlanguageGerman, English');
    const offer = screen.getByRole('region', { name: 'Price and files' });
    expect(within(offer).getByText('PDF · German')).toBeDefined();
    expect(within(offer).getByText('PDF · English')).toBeDefined();
    const buttons = within(offer).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent?.split(' ').at(-1))).toEqual([
      'forbidden-trading.de.pdf',
      'forbidden-trading.pdf',
    ]);
  });

  it('gives a free one by a form that works before scripts', () => {
    const book = toBookView(makeBookPage());
    document.body.innerHTML = renderToString(framed(<BookPage book={book} others={[]} />));
    const form = screen.getByRole('button', { name: /forbidden-trading\.pdf/ }).closest('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/download');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      item: book.id,
      file: book.files[0]?.id,
    });
    document.body.innerHTML = '';
  });

  it('names the price of any other, and puts it into the cart', () => {
    showBook({ price: moneySchema.parse(1900) });
    const offer = screen.getByRole('region', { name: 'Price and files' });
    expect(within(offer).getByText('€19.00')).toBeDefined();
    expect(within(offer).getByText(/VAT included/)).toBeDefined();
    expect(within(offer).getByRole('button', { name: 'Add to cart' })).toBeDefined();
    expect(within(offer).getByText(/forbidden-trading\.pdf · 513 kB/)).toBeDefined();
  });

  it('lets anybody look inside; what is more than a page unfolds without scripts', () => {
    const paragraphs = Array.from(
      { length: 12 },
      (_, index) => `Part ${index}: ${'word '.repeat(60)}`,
    );
    showBook({ excerpt: paragraphs.join('\n\n') });
    const inside = screen.getByRole('region', { name: 'Look inside' });
    const rest = within(inside).getByText('Keep reading').closest('details');
    expect(rest?.open).toBe(false);
    expect(rest?.textContent).toContain('Part 11:');
    expect(rest?.textContent).not.toContain('Part 0:');
    expect(inside.textContent).toContain('The full book has 50 pages.');
  });

  it('has no look inside where there is no excerpt, and does not lead to one', () => {
    showBook({ excerpt: '', price: moneySchema.parse(1900) });
    expect(screen.queryByText('Look inside')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDefined();
  });

  it('is a book with an offer and a way to it, to search engines', () => {
    const book = toBookView(makeBookPage({ availableIn: ['en'] }));
    const { container } = render(
      framed(<BookHead book={book} />, '/book/forbidden-trading?lang=en'),
    );
    const [work, trail] = structured(container)['@graph'];
    expect(work).toMatchObject({
      '@type': 'Book',
      name: 'Forbidden Trading',
      author: { name: 'Viktor Hajnal' },
      numberOfPages: 50,
      inLanguage: 'en',
      offers: { price: '0.00', priceCurrency: 'EUR' },
    });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Books', item: 'https://danube.example/books?lang=en' },
        { name: 'Forbidden Trading' },
      ],
    });
    expect(document.title).toBe('Forbidden Trading by Viktor Hajnal · Danube Trading Academy');
  });
});
