// @vitest-environment jsdom
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { makeItemCard } from './catalogue.factory.ts';
import { ItemCard } from './item-card.tsx';
import { LanguageNote } from './language-note.tsx';

afterEach(cleanup);

type Card = ReturnType<typeof makeItemCard>;

function show(item: Card, language: 'en' | 'de' = 'en') {
  return render(
    <PageFrame language={language}>
      <ItemCard item={item} to="/course/fast-track" by="Viktor Hajnal" facts={['Beginner']} />
    </PageFrame>,
  );
}

describe('a card of the catalogue', () => {
  it('names the item once, as the link, and its price with VAT', () => {
    show(makeItemCard());
    const link = screen.getByRole('link', { name: 'Fast Track' });
    expect(link.getAttribute('href')).toBe('/course/fast-track');
    expect(screen.getByRole('article').textContent).toMatch(/€149\.00 VAT included/);
  });

  it('calls what costs nothing free', () => {
    show(makeItemCard({ price: moneySchema.parse(0) }));
    expect(screen.getByRole('article').textContent).toMatch(/Free$/);
  });

  it('shows an uploaded cover in the sizes it is kept in, and draws one otherwise', () => {
    const cover = fileIdSchema.parse('0198f3a2-7c1e-7b6a-9d43-2f5b8c1e0a77');
    const { container } = show(makeItemCard({ cover }));
    const image = container.querySelector('img');
    expect(image?.srcset).toContain(`/media/pictures/${cover}?w=480 480w`);
    cleanup();
    expect(show(makeItemCard()).container.querySelector('.cover svg')).not.toBeNull();
  });

  it('says in which language an item is that the page’s language lacks', () => {
    show(makeItemCard(), 'de');
    expect(screen.getByText('Shown in: Englisch')).toBeDefined();
    expect(screen.getByRole('heading').lang).toBe('en');
    cleanup();
    show(makeItemCard({ language: 'de', fieldLanguages: { summary: 'en' } }), 'de');
    expect(screen.getByText('Shown in: Englisch')).toBeDefined();
    expect(screen.getByRole('heading').lang).toBe('');
    cleanup();
    show(makeItemCard({ language: 'de', fieldLanguages: { manual: 'en' } }), 'de');
    expect(screen.queryByText(/Shown in/)).toBeNull();
    cleanup();
    show(makeItemCard());
    expect(screen.queryByText(/Shown in/)).toBeNull();
  });
});

it('shows beside a lowered price the lowest of the 30 days before', () => {
  const [price, priorPrice] = [moneySchema.parse(149_00), moneySchema.parse(179_00)];
  show(makeItemCard({ price, priorPrice }));
  expect(screen.getByText('€149.00')).toBeDefined();
  expect(
    screen.getByText('Lowest price in the 30 days before the reduction: €179.00'),
  ).toBeDefined();
  cleanup();
  show(makeItemCard({ price }));
  expect(screen.queryByText(/Lowest price/)).toBeNull();
});

describe('the note on a text’s language', () => {
  function note(wording: Partial<Card>) {
    render(
      <PageFrame language="de">
        <LanguageNote kind="page" wording={makeItemCard(wording)} />
      </PageFrame>,
    );
  }

  it('tells a translation from an original, and leads to the original', () => {
    note({ language: 'de', originalLanguage: 'en', availableIn: ['en', 'de'] });
    expect(screen.getByText('Translated. Original: Englisch')).toBeDefined();
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('?lang=en');
  });

  it('names the language of parts that are not translated', () => {
    const fieldLanguages = { description: 'en', outcomes: 'en' } as const;
    note({ language: 'de', originalLanguage: 'en', availableIn: ['en', 'de'], fieldLanguages });
    expect(
      screen.getByText('Parts aren’t available in your language yet. Shown in: Englisch'),
    ).toBeDefined();
  });

  it('is silent where the text is an original in the only language there is', () => {
    note({ language: 'de', originalLanguage: 'de', availableIn: ['de'] });
    expect(screen.queryByText(/Original|Shown|Available/)).toBeNull();
  });
});
